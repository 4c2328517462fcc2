import { listAll } from '@tara/sdk/lists';
import { connect, DEMO, type Api } from './connect.ts';

/** Reads lists that the server returns in pages. */
export async function lists(api: Api): Promise<string[]> {
  const sdk = connect(api);
  await sdk.session.signIn(DEMO);
  await sdk.call.recharge3({ amount: 500_00, version: 4, actType: 0, rechargeType: 1 });

  const amounts: number[] = [];
  // Calls the next page only when it is needed; each order comes once.
  for await (const order of listAll(sdk, 'getRechargeRecord')) {
    amounts.push(order.amount);
    if (order.amount === 500_00) break;
  }
  const newest = await listAll(sdk, 'getBalanceHistory', {}, { limit: 10 }).toArray();
  return [`found after ${amounts.length}`, `${newest.length} of the newest`];
}
