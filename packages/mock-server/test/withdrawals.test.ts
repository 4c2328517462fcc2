import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer } from './support/client.ts';
import { DEMO, SAFE_PASSWORD, withdrawalPlayers, type WithdrawalPlayer } from './support/withdrawals.ts';

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
  it('leaves the balance at once, and is paid by the clock', async () => {
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

  it('appears on the ticker once it is paid', async () => {
    const player = await setUp();
    const newest = async () => ((await player.world.done('anonymous/tradeInfo'))['tradeList'] as object[])[0];
    await player.withdraw(300_00);
    expect(await newest()).not.toMatchObject({ type: 2, amount: 300_00 });
    await player.world.advance(20 * SECOND);
    await player.orders();
    expect(await newest()).toMatchObject({ type: 2, amount: 300_00, timestamp: NOON + 20 * SECOND });
  });

  it('and a deposit are settled in the order of their due instants', async () => {
    const player = await setUp({}, { settleAfterMs: 5 * SECOND });
    await player.withdraw(300_00);
    const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };
    await player.world.done('recharge3', order, { token: player.token });
    await player.world.advance(DAY);
    await player.coin();
    const times = (
      await player.world.control<{ ledger: { time: number }[] }>('GET', `players/${DEMO}`)
    ).ledger.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(times[0]).toBe(NOON + 5 * SECOND);
    expect((await mailTitles(player)).slice(0, 2)).toEqual([
      'Your withdrawal was paid',
      'Thank you for your first deposit',
    ]);
  });
});

describe('a withdrawal sent 50 times at once', () => {
  it.each([
    ['with a key', 'withdraw-once'],
    ['without one', undefined],
  ])('is one withdrawal, %s', async (_, key) => {
    const player = await setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => player.withdraw(300_00, {}, key)));
    expect(new Set(answers.map(({ errcode, orderId }) => `${errcode} ${String(orderId)}`)).size).toBe(1);
    expect(await player.orders()).toHaveLength(1);
    expect(await player.coin()).toBe(START - 300_00);
  });

  it('is refused with another body under the same key', async () => {
    const player = await setUp();
    await player.withdraw(300_00, {}, 'withdraw-once');
    expect((await player.withdraw(400_00, {}, 'withdraw-once')).errcode).toBe(103);
  });

  it('is the same one with a newly encrypted password', async () => {
    const player = await setUp();
    const first = await player.withdraw(300_00, {}, 'withdraw-once');
    const safeboxPassword = await player.world.encryptPassword(SAFE_PASSWORD);
    const again = await player.withdraw(300_00, { safeboxPassword }, 'withdraw-once');
    expect(again).toMatchObject({ errcode: 0, orderId: first['orderId'] });
    expect(await player.coin()).toBe(START - 300_00);
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

describe('the withdrawal history', () => {
  it('is listed in pages, newest first; a page beyond the end is empty', async () => {
    const player = await setUp();
    for (const amount of [200_00, 201_00, 202_00]) await player.withdraw(amount);
    const page = async (number: number) => {
      const body = { page: number, pageSize: 2 };
      const { list, total } = await player.world.done('getExchangeOrder', body, { token: player.token });
      return { amounts: (list as { amount: number }[]).map(({ amount }) => amount), total };
    };
    expect(await page(1)).toEqual({ amounts: [202_00, 201_00], total: 3 });
    expect(await page(2)).toEqual({ amounts: [200_00], total: 3 });
    expect(await page(3)).toEqual({ amounts: [], total: 3 });
  });
});
