import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer } from './support/client.ts';
import { DEMO, withdrawalPlayers, type WithdrawalPlayer } from './support/withdrawals.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const setUp = withdrawalPlayers(newWorld);

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const START = 1_000_00;

async function ledger({ world }: WithdrawalPlayer) {
  return (await world.control<{ ledger: { reason: string; amount: number }[] }>('GET', `players/${DEMO}`))
    .ledger;
}

async function mailTitles({ world, token }: WithdrawalPlayer): Promise<string[]> {
  const { mailList } = await world.done('getMail2', { page: 1, pageSize: 20 }, { token });
  return (mailList as { title: string }[]).map(({ title }) => title);
}

describe('a withdrawal', () => {
  // spec 0-06, 1-14, 2.2-069, 7.2-27
  it('leaves the balance immediately, and is paid by the clock', async () => {
    const player = await setUp();
    const { orderId, coin } = await player.withdraw(300_00);
    expect(coin).toBe(START - 300_00);
    expect(await player.orders()).toEqual([
      {
        orderId,
        amount: 300_00,
        bankName: 'Ravi Bank',
        cardNum: '************1234',
        status: 0,
        createTime: NOON,
      },
    ]);
    expect((await ledger(player))[0]).toMatchObject({ reason: 'withdrawal', amount: -300_00 });
    await player.world.advance(20 * SECOND - 1);
    expect(await player.orders()).toMatchObject([{ status: 0 }]);
    await player.world.advance(1);
    expect(await player.orders()).toMatchObject([{ status: 1 }]);
    expect(await player.coin()).toBe(START - 300_00);
    expect((await mailTitles(player))[0]).toBe('Your withdrawal was paid');
  });

  it('takes longer for larger amounts', async () => {
    const player = await setUp({}, { withdrawalDayMs: DAY });
    await player.world.control('PATCH', `players/${DEMO}`, { coin: 2_000_000_00 });
    for (const amount of [50_000_00, 50_000_01, 500_000_01]) await player.withdraw(amount);
    const statuses = async () => (await player.orders()).map(({ status }) => status);
    await player.world.advance(DAY);
    expect(await statuses()).toEqual([0, 0, 1]);
    await player.world.advance(2 * DAY);
    expect(await statuses()).toEqual([0, 1, 1]);
    await player.world.advance(2 * DAY);
    expect(await statuses()).toEqual([1, 1, 1]);
  });

  it('is refunded with a reason if the bank refuses it', async () => {
    const player = await setUp({}, {}, { cardNum: '4000123412340000' });
    await player.withdraw(300_00);
    await player.world.advance(20 * SECOND);
    expect(await player.orders()).toMatchObject([{ status: 2, reason: expect.stringMatching(/bank/) }]);
    expect(await player.coin()).toBe(START);
    expect((await ledger(player))[0]).toMatchObject({ reason: 'withdrawalReturned', amount: 300_00 });
    expect((await mailTitles(player))[0]).toBe('Your withdrawal was rejected');
  });

  it('is settled before or after a deposit, in the order of their due instants', async () => {
    const player = await setUp({}, { settleAfterMs: 5 * SECOND });
    await player.withdraw(300_00);
    const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };
    await player.world.done('recharge3', order, { token: player.token });
    await player.world.advance(DAY);
    await player.coin();
    const times = (
      await player.world.control<{ ledger: { time: number }[] }>('GET', `players/${DEMO}`)
    ).ledger.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBe(NOON + 5 * SECOND);
    expect((await mailTitles(player)).slice(0, 2)).toEqual([
      'Your withdrawal was paid',
      'Thank you for your first deposit',
    ]);
  });
});

describe('the scenario withdraw-ready', () => {
  it('starts with a player who meets all requirements of a withdrawal', async () => {
    const world = await newWorld('withdraw-ready');
    const token = await world.token();
    const body = { amount: 200_00, bankId: 1, safeboxPassword: await world.encryptPassword('tara1234') };
    expect((await world.call('exchange', body, { token })).body.errcode).toBe(0);
  });
});
