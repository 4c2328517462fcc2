import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';
import { DEMO, withdrawalPlayers } from './support/withdrawals.ts';

const server = await startServer();
const setUp = withdrawalPlayers(freshWorlds(server));

const DAY = 24 * 60 * 60 * 1000;
const START = 1_000_00;

describe('the control API', () => {
  it('pays a withdrawal once', async () => {
    const player = await setUp({}, { withdrawalDayMs: null });
    const { orderId } = await player.withdraw(300_00);
    await player.world.advance(20 * DAY);
    expect(await player.orders()).toMatchObject([{ status: 0 }]);
    const settle = () => player.world.tryControl('POST', `orders/${String(orderId)}/settle`);
    expect(await settle()).toMatchObject({
      status: 200,
      body: { kind: 'exchange', status: 1, playerId: DEMO },
    });
    expect((await settle()).status).toBe(200);
    expect((await player.world.tryControl('POST', `orders/${String(orderId)}/fail`)).status).toBe(409);
    expect(await player.coin()).toBe(START - 300_00);
  });

  it('refuses a withdrawal with a reason, and refunds it once', async () => {
    const player = await setUp({}, { withdrawalDayMs: null });
    const { orderId } = await player.withdraw(300_00);
    const fail = () =>
      player.world.tryControl('POST', `orders/${String(orderId)}/fail`, { reason: 'Not today.' });
    expect((await fail()).status).toBe(200);
    expect((await fail()).status).toBe(200);
    expect(await player.orders()).toMatchObject([{ status: 2, reason: 'Not today.' }]);
    expect(await player.coin()).toBe(START);
    expect((await player.world.tryControl('POST', `orders/${String(orderId)}/settle`)).status).toBe(409);
  });

  it.each(['pay', 'expire'])('refuses to %s a withdrawal', async (way) => {
    const player = await setUp({}, { withdrawalDayMs: null });
    const { orderId } = await player.withdraw(300_00);
    expect(await player.world.tryControl('POST', `orders/${String(orderId)}/${way}`)).toEqual({
      status: 409,
      body: {
        error: { message: `The order ${String(orderId)} is a withdrawal; this call takes deposits only.` },
      },
    });
    expect(await player.orders()).toMatchObject([{ status: 0 }]);
  });

  it('lists withdrawals with the deposits', async () => {
    const player = await setUp();
    const { orderId } = await player.withdraw(300_00);
    expect(await player.world.control('GET', 'orders?waiting=1')).toMatchObject([
      { orderId, kind: 'exchange', status: 0 },
    ]);
    await player.world.control('POST', `orders/${String(orderId)}/settle`);
    expect(await player.world.control('GET', 'orders?waiting=1')).toEqual([]);
  });
});
