import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';
import { CHANNELS, depositPlayers } from './support/deposits.ts';

const server = await startServer();
const setUp = depositPlayers(freshWorlds(server));

describe('the control API of deposits', () => {
  const open = async () => {
    const parts = await setUp();
    const { orderId } = await parts.deposit(1_234_50, CHANNELS.page);
    return {
      ...parts,
      orderId,
      post: (way: string, body?: object) =>
        parts.world.tryControl('POST', `orders/${String(orderId)}/${way}`, body),
    };
  };

  it('pays an order once', async () => {
    const { post, coin } = await open();
    const start = Number(await coin());
    expect(await post('pay')).toMatchObject({ status: 200, body: { status: 1 } });
    expect(await post('pay', { amount: 1_234_50 })).toMatchObject({ status: 200, body: { status: 1 } });
    expect((await post('pay', { amount: 5 })).status).toBe(409);
    expect((await post('expire')).status).toBe(409);
    expect(await coin()).toBe(start + 1_534_50);
  });

  it('pays an order in part or late, without credit', async () => {
    const part = await open();
    const start = await part.coin();
    const only = { status: 2, reason: 'Only 500.00 of 1,234.50 arrived. The payment is returned.' };
    expect(await part.post('pay', { amount: 500_00 })).toMatchObject({ status: 200, body: only });
    expect(await part.post('pay', { amount: 5_00 })).toMatchObject({ status: 200, body: only });
    expect((await part.post('pay')).status).toBe(409);
    expect(await part.coin()).toBe(start);

    const late = await open();
    expect(await late.post('expire')).toMatchObject({ status: 200, body: { status: 3 } });
    expect(await late.post('expire')).toMatchObject({ status: 200, body: { status: 3 } });
    const returned = { status: 3, reason: expect.stringContaining('500.00 arrived too late') as unknown };
    expect(await late.post('pay', { amount: 500_00 })).toMatchObject({ status: 200, body: returned });
    expect(await late.post('pay')).toMatchObject({ status: 200, body: returned });
    expect(await late.coin()).toBe(start);
  });

  it.each([0, -1, 1.5, '5', 1_234_51])('refuses the amount %j', async (amount) => {
    const { post, check, orderId } = await open();
    expect(await post('pay', { amount })).toMatchObject({
      status: 400,
      body: { error: { pointer: '/amount' } },
    });
    expect(await check(orderId)).toMatchObject({ isRechargeDone: false });
  });

  it('expires no bank transfer', async () => {
    const { deposit, world } = await setUp();
    const { orderId } = await deposit(500_00, CHANNELS.bank);
    expect(await world.tryControl('POST', `orders/${String(orderId)}/expire`)).toEqual({
      status: 409,
      body: { error: { message: `The order ${String(orderId)} is a bank transfer, which does not expire.` } },
    });
    expect((await world.tryControl('POST', `orders/${String(orderId)}/pay`)).status).toBe(200);
    expect((await world.tryControl('POST', 'orders/TS10000001-0099/pay')).status).toBe(404);
  });
});
