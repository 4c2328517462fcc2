import type { Sdk } from '@tara/sdk';

/** Signs the demo player in on another device, which completes the task of logging in. */
export async function logInElsewhere(sdk: Sdk): Promise<void> {
  await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
}

/** Completes two tasks: Log in, which gives 2.00 coins, and Share the spin, which gives 5.00. */
export async function completeTwoTasks(sdk: Sdk): Promise<void> {
  await logInElsewhere(sdk);
  await sdk.post('/app/v1/actionLog', { action: 'spin_share', page: '/activity/spin', eventTime: 1 });
}
