import { createIntents, type IntentStore } from '@tara/sdk/intents';
import { connect, DEMO, type Api } from './connect.ts';

/**
 * Deposits with an idempotency key that survives a reload. A page passes `() => localStorage`.
 * @returns whether an earlier deposit was continued, and the number of its order
 */
export async function deposit(api: Api, store: IntentStore): Promise<[continued: boolean, orderId: string]> {
  const sdk = connect(api);
  await sdk.session.signIn(DEMO);
  const intents = createIntents(sdk, { store: () => store });
  const [unfinished] = intents.unfinished('recharge3');
  const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 } as const;
  // Stored before it is sent. If no answer arrives, the next start of the page continues it with its key.
  const { orderId } = await (unfinished ?? intents.begin('recharge3', order)).run();
  return [unfinished !== undefined, orderId];
}
