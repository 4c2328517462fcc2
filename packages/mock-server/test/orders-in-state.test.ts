import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';
import { withdrawalPlayers } from './support/withdrawals.ts';

const server = await startServer();
const setUp = withdrawalPlayers(freshWorlds(server));

describe('lists of orders in one state', () => {
  it('contain exactly those withdrawals, page by page', async () => {
    const { world, token, withdraw } = await setUp({}, { withdrawalDayMs: null });
    const [first, second, third] = [await withdraw(200_00), await withdraw(210_00), await withdraw(220_00)];
    await world.control('POST', `orders/${String(second.orderId)}/settle`);
    const list = (query: object) =>
      world.done('getExchangeOrder', { page: 1, pageSize: 1, ...query }, { token });
    expect(await list({ status: 0 })).toMatchObject({ list: [{ orderId: third.orderId }], total: 2 });
    expect(await list({ status: 0, page: 2 })).toMatchObject({
      list: [{ orderId: first.orderId }],
      total: 2,
    });
    expect(await list({ status: 1 })).toMatchObject({ list: [{ orderId: second.orderId }], total: 1 });
    expect(await list({ status: 2 })).toMatchObject({ list: [], total: 0 });
    expect(await list({})).toMatchObject({ total: 3 });
  });

  it('contain exactly those deposits', async () => {
    const { world, token } = await setUp();
    const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 2 };
    const { orderId } = await world.done('recharge3', order, { token });
    const list = (status: number) =>
      world.done('getRechargeRecord', { page: 1, pageSize: 20, status }, { token });
    expect(await list(0)).toMatchObject({ list: [{ orderId }], total: 1 });
    expect(await list(1)).toMatchObject({ list: [], total: 0 });
    await world.control('POST', `orders/${String(orderId)}/settle`);
    expect(await list(1)).toMatchObject({ list: [{ orderId }], total: 1 });
    // A state of a later version matches no order.
    expect(await list(9)).toMatchObject({ list: [], total: 0 });
  });
});
