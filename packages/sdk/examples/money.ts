import { connect, DEMO, type Api } from './connect.ts';

/** Moves money. Each call that moves money has its own idempotency key. */
export async function money(api: Api): Promise<'ordered' | 'ordered before' | 'refused' | 'ask again later'> {
  const sdk = connect(api);
  await sdk.session.signIn(DEMO);

  const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 } as const;
  // Repeated once after a temporary failure, with the same key, so it is done once.
  const call = sdk.call.recharge3(order);
  const result = await call.safe();
  if (result.ok) return 'ordered';
  if (result.error.outcome !== 'unknown') return 'refused';
  // No answer arrived. The same key returns the answer to the first attempt, or carries the call out now.
  const { idempotencyKey } = call;
  const again = await sdk.call
    .recharge3(order, { idempotencyKey })
    .withResponse()
    .catch(() => null);
  return again?.replayed ? 'ordered before' : again ? 'ordered' : 'ask again later';
}
