import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';
import { DEMO, withdrawalPlayers } from './support/withdrawals.ts';

const server = await startServer();
const setUp = withdrawalPlayers(freshWorlds(server));

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const START = 1_000_00;

describe('the withdrawable balance', () => {
  it('excludes coins that must still be staked', async () => {
    const player = await setUp();
    await player.world.control('PATCH', `players/${DEMO}`, { turnoverLeft: 350_00 });
    expect(await player.info()).toMatchObject({ withdrawable: START - 350_00, turnoverLeft: 350_00, fee: 0 });
    await player.world.control('PATCH', `players/${DEMO}`, { turnoverLeft: START + 1 });
    expect(await player.info()).toMatchObject({ withdrawable: 0 });
  });

  it('grows with play', async () => {
    const player = await setUp();
    await player.world.control('PATCH', `players/${DEMO}`, { turnoverLeft: START });
    expect((await player.withdraw(200_00)).errcode).toBe(2503);
    await player.world.control('PATCH', `players/${DEMO}`, { turnoverLeft: START - 200_00 });
    expect((await player.withdraw(200_00)).errcode).toBe(0);
  });
});

describe('a withdrawal is refused', () => {
  it('without a safebox password', async () => {
    expect((await (await setUp({ password: true })).withdraw(300_00)).errcode).toBe(2602);
  });

  it('with a wrong password, and locks the safebox after five', async () => {
    const player = await setUp();
    const wrong = { safeboxPassword: await player.world.encryptPassword('not-this-one') };
    for (let i = 0; i < 5; i++) expect((await player.withdraw(300_00, wrong)).errcode).toBe(2603);
    expect(await player.withdraw(300_00)).toMatchObject({
      errcode: 2604,
      error: { retryAfterMs: 15 * 60 * SECOND },
    });
    await player.world.advance(15 * 60 * SECOND);
    expect((await player.withdraw(300_00)).errcode).toBe(0);
  });

  it('with a password for an old key', async () => {
    const player = await setUp();
    const safeboxPassword = await player.world.encryptPassword('safe4321', 'an-older-nonce');
    expect((await player.withdraw(300_00, { safeboxPassword })).errcode).toBe(2110);
  });

  it('without a card of the bank', async () => {
    expect((await (await setUp({ card: true })).withdraw(300_00)).errcode).toBe(2403);
    expect((await (await setUp()).withdraw(300_00, { bankId: 2 })).errcode).toBe(2403);
  });

  it('before the identity is verified', async () => {
    expect((await (await setUp({ kyc: true })).withdraw(300_00)).errcode).toBe(2501);
  });

  it('outside the limits', async () => {
    const player = await setUp();
    await player.world.control('PATCH', `players/${DEMO}`, { coin: 3_000_000_00 });
    const { minAmount, maxAmount } = await player.info();
    expect((await player.withdraw(Number(minAmount) - 1)).errcode).toBe(2502);
    expect((await player.withdraw(Number(maxAmount) + 1)).errcode).toBe(2502);
    expect((await player.withdraw(Number(minAmount))).errcode).toBe(0);
    expect((await player.withdraw(Number(maxAmount))).errcode).toBe(0);
  });

  it('above the withdrawable balance', async () => {
    const player = await setUp();
    expect((await player.withdraw(START + 1)).errcode).toBe(2503);
    expect((await player.withdraw(START)).errcode).toBe(0);
    expect(await player.coin()).toBe(0);
  });

  it('beyond the daily limit; a refused one does not count, and the next day resets it', async () => {
    const player = await setUp({}, { withdrawalDayMs: null });
    for (const amount of [200_00, 201_00, 202_00]) expect((await player.withdraw(amount)).errcode).toBe(0);
    expect(await player.info()).toMatchObject({ remainCount: 0 });
    expect((await player.withdraw(203_00)).errcode).toBe(2504);
    const [newest] = await player.orders();
    await player.world.control('POST', `orders/${newest?.orderId}/fail`);
    expect(await player.info()).toMatchObject({ remainCount: 1 });
    expect((await player.withdraw(203_00)).errcode).toBe(0);
    await player.world.advance(DAY);
    expect(await player.info()).toMatchObject({ remainCount: 3 });
  });
});
