import type { SdkWithCalls } from '@tara/sdk';
import type { MockWorld } from '@tara/mock-server/vitest';

/** Signs the demo player in on another device, which completes the log-in task. */
export async function completeLoginTask(sdk: SdkWithCalls): Promise<void> {
  await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
}

/** Completes two tasks: Log in, which gives 2.00 coins, and Share the spin, which gives 5.00. */
export async function completeTwoTasks(sdk: SdkWithCalls): Promise<void> {
  await completeLoginTask(sdk);
  await sdk.call.actionLog({ action: 'spin_share', page: '/activity/spin', eventTime: 1 });
}

/** Binds a mobile number on another device of the demo player, which sharing requires. */
export async function bindMobile(world: MockWorld, sdk: SdkWithCalls): Promise<void> {
  await world.config({ otpStatus: 0 });
  await sdk.call.bindAccount({ mobile: '3001234567', countryCode: '92' });
}
