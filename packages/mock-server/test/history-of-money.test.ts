import { describe, expect, it } from 'vitest';
import { getHistory } from '../src/domain/money/history.ts';
import type { LedgerEntry } from '../src/domain/money/ledger.ts';
import { freshWorlds, NOON, startServer } from './support/client.ts';
import { COMMON, gameVisits, MINUTE, SLOT } from './support/game-visits.ts';
import { report } from './support/promotion-bodies.ts';
import { DEMO, withdrawalPlayers, type WithdrawalPlayer } from './support/withdrawals.ts';

const setUp = withdrawalPlayers(freshWorlds(await startServer()));
const PAGE = { page: 1, pageSize: 20 };
const SECOND = 1000;

interface History {
  list: {
    id: number;
    time: number;
    kind: string;
    unit: string;
    amount: number;
    balance: number;
    reference: string;
    title?: string;
  }[];
  total: number;
  sums: Record<string, number>;
}

async function history({ world, token }: WithdrawalPlayer, query: object = {}): Promise<History> {
  return (await world.done('getBalanceHistory', { ...PAGE, ...query }, { token })) as unknown as History;
}

/** Ledger entries of rounds at these times. */
function rounds(times: readonly number[]): LedgerEntry[] {
  return times.flatMap((time, index) =>
    (['bet', 'win'] as const).map((reason, leg): LedgerEntry => ({
      id: index * 2 + leg + 1,
      time,
      currency: 'coin',
      amount: reason === 'bet' ? -10_00 : 4_00,
      reason,
      reference: `${SLOT}/${index}`,
      balance: 1_000_000_00 - index * 6_00 - (reason === 'bet' ? 10_00 : 6_00),
    })),
  );
}

describe('the history of money', () => {
  it('lists deposits, bonuses and withdrawals newest first, with their sums', async () => {
    const player = await setUp();
    const before = await history(player, { until: NOON + 1 });
    const { orderId } = await player.withdraw(300_00);
    await player.world.control('POST', `orders/${String(orderId)}/fail`, { reason: 'The bank is closed.' });
    const { orderId: second } = await player.withdraw(200_00);
    const { list, total, sums } = await history(player);
    expect(total).toBe(before.total + 3);
    expect(list.slice(0, 3)).toMatchObject([
      { kind: 'withdrawal', amount: -200_00, reference: second, balance: await player.coin() },
      { kind: 'withdrawal', amount: 300_00, reference: orderId },
      { kind: 'withdrawal', amount: -300_00, reference: orderId },
    ]);
    expect(sums).toMatchObject({ withdrawals: 200_00, rounds: 0, minutesPlayed: 0 });
  });

  it('counts a hand once whose win came after another change', () => {
    const [bet, win] = rounds([NOON]) as [LedgerEntry, LedgerEntry];
    const deposit: LedgerEntry = { ...bet, id: 2, amount: 500_00, reason: 'deposit', reference: 'order' };
    const { list, sums } = getHistory([bet, deposit, { ...win, id: 3, time: NOON + MINUTE }], PAGE);
    expect(list).toMatchObject([
      { id: 3, kind: 'game', gameId: SLOT, amount: 4_00, bet: 0, win: 4_00 },
      { id: 2, kind: 'deposit', amount: 500_00 },
      { id: 1, kind: 'game', gameId: SLOT, amount: -10_00, bet: 10_00, win: 0 },
    ]);
    expect(sums).toMatchObject({ rounds: 1, bets: 10_00, wins: 4_00, deposits: 500_00 });
  });

  it('selects by kind and by time, and keeps the sums of all kinds', async () => {
    const player = await setUp();
    await player.world.advance(SECOND);
    await player.withdraw(300_00);
    await player.world.control('PATCH', `players/${DEMO}`, { lottery: 77_00 });
    const query = { from: NOON + SECOND, until: NOON + 2 * SECOND };
    expect(await history(player, { ...query, kind: 'other' })).toMatchObject({
      list: [{ kind: 'other', unit: 'points', reference: 'control' }],
      total: 1,
      sums: { withdrawals: 300_00 },
    });
    expect((await history(player, { ...query, until: NOON + SECOND })).total).toBe(0);
    expect((await history(player, { from: NOON + 2 * SECOND })).sums['withdrawals']).toBe(0);
  });

  it('sums each part of a time, also an empty one, and no part without both ends', () => {
    const entries = rounds([NOON, NOON + 2 * MINUTE, NOON + 2 * MINUTE + SECOND]);
    const time = { from: NOON, until: NOON + 2.5 * MINUTE };
    const { parts, sums } = getHistory(entries, { ...PAGE, ...time, partMs: MINUTE });
    expect(parts).toMatchObject([
      { rounds: 1, bets: 10_00, wins: 4_00 },
      { rounds: 0, bets: 0, wins: 0 },
      { rounds: 2, bets: 20_00, wins: 8_00 },
    ]);
    expect(sums).toMatchObject({ rounds: 3 });
    expect(getHistory(entries, { ...PAGE, ...time })).not.toHaveProperty('parts');
    expect(getHistory(entries, { ...PAGE, from: NOON, partMs: MINUTE })).not.toHaveProperty('parts');
    expect(getHistory(entries, { ...PAGE, ...time, partMs: 1 }).parts).toHaveLength(31);
  });

  it('names each bonus, reward and correction', async () => {
    const player = await setUp();
    const { world, token } = player;
    await world.control('POST', `players/${DEMO}/mails`, {
      title: 'Eid gift',
      content: 'For you',
      propList: [{ id: 2001, count: 50_00 }],
    });
    const { mailList } = (await world.done('getMail2', PAGE, { token })) as unknown as {
      mailList: { id: number; title: string }[];
    };
    const gift = mailList.find(({ title }) => title === 'Eid gift');
    await world.done('receiveMail', { id: gift?.id }, { token });
    await report(world, token, 'spin_share');
    await world.done('receiveTaskAward', { taskId: 17 }, { token });
    await world.done('loginBonus3UserReceive', { day: 1 }, { token });
    const { list } = await history(player);
    expect(list.slice(0, 3)).toMatchObject([
      { kind: 'bonus', title: 'Sign-up bonus' },
      { kind: 'bonus', title: 'Task: Share the spin' },
      { kind: 'bonus', title: 'Mail: Eid gift', amount: 50_00 },
    ]);
    expect(list.filter(({ kind, title }) => (kind === 'bonus' || kind === 'other') && !title)).toEqual([]);
    const found = await history(player, { search: ' eid ' });
    expect(found).toMatchObject({ total: 1, list: [{ title: 'Mail: Eid gift' }] });
    expect((await history(player, { search: 'nothing' })).total).toBe(0);
  });

  it('sums the points that were received, without the exchanged ones', () => {
    const [bet] = rounds([NOON]) as [LedgerEntry];
    const points = { ...bet, currency: 'points', reason: 'deposit', reference: 'order' } as const;
    const { sums } = getHistory(
      [
        { ...points, amount: 30_00 },
        { ...points, id: 2, amount: -10_00, reason: 'pointsExchange', reference: 'option-1' },
      ],
      PAGE,
    );
    expect(sums).toMatchObject({ points: 30_00, deposits: 0, bonuses: 0 });
  });

  it.each([
    ['deposit', 'coin', 500_00, 'Deposit'],
    ['deposit', 'points', 5_00, 'Deposit points'],
    ['withdrawal', 'coin', -300_00, 'Withdrawal'],
    ['withdrawalReturned', 'coin', 300_00, 'Withdrawal returned'],
    ['pointsExchange', 'points', -10_00, 'Points exchanged'],
    ['pointsExchange', 'coin', 1_00, 'Coins for points'],
    ['safeboxTransfer', 'coin', -1_00, 'Moved to the safebox'],
    ['safeboxTransfer', 'coin', 1_00, 'Moved from the safebox'],
  ] as const)('finds a %s of %s, %i, by its name', (reason, currency, amount, title) => {
    const entry: LedgerEntry = { ...rounds([NOON])[0]!, reason, currency, amount, reference: 'TW1' };
    const find = (search: string) => getHistory([entry], { ...PAGE, search }).list;
    expect(find(title.toUpperCase())).toMatchObject([{ title }]);
    expect(find('tw1')).toHaveLength(reason === 'deposit' || reason.startsWith('withdrawal') ? 1 : 0);
  });

  it('finds rounds by the name of their game', () => {
    const games = [{ id: SLOT, name: 'Neem Nights' }];
    const total = (search: string) => getHistory(rounds([NOON]), { ...PAGE, search }, games).total;
    expect([total('neem'), total('owl')]).toEqual([1, 0]);
  });

  it('selects orders by time and by number', async () => {
    const player = await setUp();
    const { world, token } = player;
    const { orderId: first } = await player.withdraw(200_00);
    await world.advance(SECOND);
    const { orderId: second } = await player.withdraw(300_00);
    const ids = async (query: object) => {
      const answer = await world.done('getExchangeOrder', { ...PAGE, ...query }, { token });
      return (answer as unknown as { list: { orderId: string }[] }).list.map(({ orderId }) => orderId);
    };
    expect(await ids({ until: NOON + SECOND })).toEqual([first]);
    expect(await ids({ from: NOON + SECOND })).toEqual([second]);
    expect(await ids({ search: String(second).toLowerCase() })).toEqual([second]);
    const deposits = await world.done('getRechargeRecord', { ...PAGE, until: 1 }, { token });
    expect(deposits).toMatchObject({ list: [], total: 0 });
  });

  it('returns page by page', async () => {
    const player = await setUp();
    await player.withdraw(200_00);
    const { list, total } = await history(player);
    const second = await history(player, { page: 2, pageSize: 1 });
    expect(second).toMatchObject({ list: [list[1]], total });
  });

  it('counts the time of play from rounds less than five minutes apart', () => {
    const minutes = (times: readonly number[]) => getHistory(rounds(times), PAGE).sums.minutesPlayed;
    expect(minutes([])).toBe(0);
    expect(minutes([0])).toBe(1);
    expect(minutes([0, 5 * MINUTE - 1, 9 * MINUTE])).toBe(9);
    expect(minutes([0, 5 * MINUTE])).toBe(2);
    expect(minutes([0, 2 * MINUTE + 1, 60 * MINUTE])).toBe(4);
  });

  it('makes one row of bet and win, and keeps the rows of 10,000 rounds apart', () => {
    const times = Array.from({ length: 10_000 }, (_, index) => index * SECOND);
    const { list, total, sums } = getHistory(rounds(times), { page: 500, pageSize: 20 });
    expect(total).toBe(10_000);
    expect(list.at(-1)).toEqual({
      id: 1,
      time: 0,
      kind: 'game',
      unit: 'coin',
      amount: -6_00,
      balance: 1_000_000_00 - 6_00,
      reference: `${SLOT}/0`,
      gameId: SLOT,
      bet: 10_00,
      win: 4_00,
    });
    expect(sums).toMatchObject({ rounds: 10_000, bets: 100_000_00, wins: 40_000_00, minutesPlayed: 167 });
  });
});

describe('a played round', () => {
  const { play, sitDown, send } = gameVisits();

  it('is in the history with its game', async () => {
    const { token, session } = await sitDown(SLOT);
    const { body } = await play({ session, roundId: 'one', bet: 10_00 });
    const answer = await send<History>(
      'POST',
      '/app/v1/getBalanceHistory',
      { ...COMMON, ...PAGE, kind: 'game' },
      token,
    );
    expect(answer.body).toMatchObject({
      list: [{ gameId: SLOT, bet: 10_00, win: body.win, amount: body.win - 10_00, balance: body.coin }],
      total: 1,
      sums: { rounds: 1, bets: 10_00, wins: body.win, minutesPlayed: 1 },
    });
  });
});
