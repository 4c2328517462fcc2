import { newIdempotencyKey } from '@tara/sdk';
import { connect, DEMO, type Api } from './connect.ts';

/** Moving money: one key for one intention, and what to do when nobody knows whether it happened. */
export async function money(api: Api): Promise<'paid' | 'refused' | 'ask again later'> {
  const sdk = connect(api);
  await sdk.session.signIn(DEMO);

  // Made when the player presses the button, and kept for every attempt at this one deposit.
  const idempotencyKey = newIdempotencyKey();
  const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 } as const;
  const result = await sdk.safe('/app/v1/recharge3', order, { idempotencyKey });
  if (result.ok) return 'paid';
  // `unknown`: the answer got lost. The same call with the same key tells, and cannot pay twice.
  return result.error.outcome === 'unknown' ? 'ask again later' : 'refused';
}
