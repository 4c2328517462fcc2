import { createSdk, memoryStore, type SdkWithCalls, withCalls } from '@tara/sdk';
import type { MockWorld } from '@tara/mock-server/playwright';

/** Makes calls of the demo player outside of the page. The sign-in completes the task "Log in". */
export async function callOutsidePage<T>(
  world: MockWorld,
  run: (sdk: SdkWithCalls) => Promise<T>,
): Promise<T> {
  const sdk = withCalls(
    createSdk({
      baseUrl: world.apiBase,
      common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 0 }),
      store: memoryStore(),
    }),
  );
  await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
  try {
    return await run(sdk);
  } finally {
    sdk.dispose();
  }
}

/** Completes two tasks: Log in, which gives 2.00 coins, and Share the spin, which gives 5.00. */
export async function completeTwoTasks(world: MockWorld): Promise<void> {
  await callOutsidePage(world, (sdk) =>
    sdk.call.actionLog({ action: 'spin_share', page: '/activity/spin', eventTime: 1 }),
  );
}

/** Binds a mobile number to the demo player outside of the page; sharing the link needs one. */
export async function bindMobile(world: MockWorld): Promise<void> {
  await world.config({ otpStatus: 0 });
  await callOutsidePage(world, (sdk) => sdk.call.bindAccount({ mobile: '3001234567', countryCode: '92' }));
}
