import { newIdempotencyKey } from '@tara/sdk';
import { connect, DEMO, type Api } from './connect.ts';

/** Moves money with one idempotency key per action, and handles an unknown outcome. */
export async function money(api: Api): Promise<'paid' | 'refused' | 'ask again later'> {
  const sdk = connect(api);
  await sdk.session.signIn(DEMO);

  // One idempotency key per click of the button, the same for each attempt of this deposit.
  const idempotencyKey = newIdempotencyKey();
  const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 } as const;
  const result = await sdk.safe('/app/v1/recharge3', order, { idempotencyKey });
  if (result.ok) return 'paid';
  // `unknown`: no answer arrived. The same call with the same key returns the result and cannot pay twice.
  return result.error.outcome === 'unknown' ? 'ask again later' : 'refused';
}
