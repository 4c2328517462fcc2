import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const PASSWORD = 'safe4321';
const START = 1_000_00;

async function setUp({ password = true } = {}) {
  const world = await newWorld();
  const token = await world.token();
  if (password) {
    await world.done('safeboxPasswordInit', { password: await world.encryptPassword(PASSWORD) }, { token });
  }
  const deposit = async (amount: unknown, key?: string) =>
    world.call('safeboxDeposit', { amount }, { token, ...(key === undefined ? {} : { key }) });
  const withdraw = async (amount: number, typed = PASSWORD) => {
    const safeboxPassword = await world.encryptPassword(typed);
    return world.call('safeboxWithdraw', { amount, safeboxPassword }, { token });
  };
  const balances = async () => {
    const { coin, safebox } = await world.done('getAfterLoginInfo', {}, { token });
    return { coin, safebox };
  };
  return { world, token, deposit, withdraw, balances };
}

describe('coins between the balance and the safebox', () => {
  it('move both ways by ledger entries with the sum 0', async () => {
    const { world, deposit, withdraw, balances } = await setUp();
    expect((await deposit(300_00)).body).toMatchObject({ errcode: 0, safebox: 300_00, coin: 700_00 });
    expect(await balances()).toEqual({ coin: 700_00, safebox: 300_00 });
    expect((await withdraw(120_00)).body).toMatchObject({ errcode: 0, safebox: 180_00, coin: 820_00 });
    const { ledger } = await world.control<{ ledger: { reason: string; amount: number }[] }>(
      'GET',
      'players/10000001',
    );
    const moved = ledger.filter(({ reason }) => reason === 'safeboxTransfer');
    expect(moved).toHaveLength(4);
    expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('are refused beyond the balance, without a change', async () => {
    const { deposit, withdraw, balances } = await setUp();
    expect((await deposit(START + 1)).body).toMatchObject({ errcode: 2605 });
    expect((await withdraw(1)).body).toMatchObject({ errcode: 2605 });
    expect(await balances()).toEqual({ coin: START, safebox: 0 });
  });

  it.each([0, -1, 1.5, '5', null, Number.MAX_SAFE_INTEGER + 1])('refuse an amount of %s', async (amount) => {
    const { deposit, balances } = await setUp();
    expect((await deposit(amount)).status).toBe(400);
    expect(await balances()).toEqual({ coin: START, safebox: 0 });
  });

  it('require a safebox password', async () => {
    const { deposit, withdraw } = await setUp({ password: false });
    expect((await deposit(100)).body).toMatchObject({ errcode: 2602 });
    expect((await withdraw(100)).body).toMatchObject({ errcode: 2602 });
  });

  it('are taken out with the password only; wrong ones are counted, and lock', async () => {
    const { deposit, withdraw, balances, world } = await setUp();
    await deposit(300_00);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await withdraw(100_00, 'not-this-one')).body).toMatchObject({ errcode: 2603 });
    }
    expect((await withdraw(100_00)).body).toMatchObject({ errcode: 2604 });
    expect(await balances()).toEqual({ coin: 700_00, safebox: 300_00 });
    // Moving coins in requires no password.
    expect((await deposit(100_00)).body).toMatchObject({ errcode: 0, safebox: 400_00 });
    await world.advance(15 * 60_000);
    expect((await withdraw(400_00)).body).toMatchObject({ errcode: 0, safebox: 0, coin: START });
  });

  it('move once per key, however often the call is sent', async () => {
    const { deposit, balances } = await setUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deposit(100_00, 'lock-them-once')));
    expect(new Set(answers.map(({ body }) => body['safebox']))).toEqual(new Set([100_00]));
    expect(await balances()).toEqual({ coin: 900_00, safebox: 100_00 });
  });

  it('are not available to a withdrawal or a game', async () => {
    const { world, token, deposit } = await setUp();
    await deposit(900_00);
    expect(await world.done('getExchange', {}, { token })).toMatchObject({ withdrawable: 100_00 });
  });
});
