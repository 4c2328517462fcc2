import fc from 'fast-check';
import type { Answer, Backend, Player } from '../../protocol/backend.ts';
import { defineChecks } from '../../protocol/check.ts';
import { Difference, expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { TransportError } from '../../protocol/transport.ts';
import type { Channel } from '../shared/deposits.ts';
import { findSlot } from '../shared/games.ts';
import { pick } from '../shared/lists.ts';
import { COINS } from '../shared/rewards.ts';
import { SAFE_PASSWORD, setSafePassword } from '../shared/safebox-password.ts';
import { createCard } from '../shared/withdrawals.ts';
import { moves, type End, type Move, type Sending } from './moves.ts';

const PAGE = { page: 1, pageSize: 50 };

const CLAIMS: readonly (readonly [call: string, body: object])[] = [
  ['appFreeSignUserReceive', {}],
  ['receiveTaskAward', { taskId: 1 }],
  ['lotteryExchange', { id: 1 }],
  ['loginBonus3UserReceive', { day: 1 }],
];

interface Row {
  readonly unit: string;
  readonly kind: string;
  readonly amount: number;
  readonly balance: number;
  readonly reference: string;
}

interface Standing {
  readonly coin: number;
  readonly safebox: number;
  readonly rows: number;
}

interface Table {
  readonly backend: Backend;
  readonly player: Player;
  readonly channel: number;
  readonly bankId: number;
  readonly game: number;
}

async function readStanding(player: Player): Promise<Standing> {
  const { coin, safebox } = await player.info();
  const { total } = await player.expectOk('getBalanceHistory', { ...PAGE, pageSize: 1 });
  return { coin, safebox, rows: total };
}

async function newRows(player: Player, before: Standing): Promise<readonly Row[]> {
  const { list, total } = await player.expectOk('getBalanceHistory', PAGE);
  return (list as Row[]).slice(0, (total as number) - before.rows);
}

const sum = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const filterCoins = (rows: readonly Row[]) => rows.filter(({ unit }) => unit === 'coin');

/** Sends a call in one of the ways. All ways mean one execution; each gets the answer of the execution. */
async function send({ backend, player }: Table, call: string, body: object, way: Sending): Promise<Answer> {
  const key = backend.newKey();
  if (way === 'lost')
    try {
      await player.call(call, body, { key, giveUpAfterMs: backend.rng.below(4) });
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
    }
  if (way === 'simultaneous') {
    const [firstAnswer, secondAnswer] = await Promise.all([
      player.call(call, body, { key }),
      player.call(call, body, { key }),
    ]);
    expectEqual(
      `answers of ${call} sent twice simultaneously with one key`,
      secondAnswer.body,
      firstAnswer.body,
    );
    return firstAnswer;
  }
  const first = await player.call(call, body, { key });
  if (way === 'again') {
    const second = await player.call(call, body, { key });
    expectEqual(`answer of ${call} repeated with its key`, second.body, first.body);
  }
  return first;
}

/** Ends an order and returns how the coins must change. */
async function finish(
  { backend, player }: Table,
  move: 'deposit' | 'withdraw',
  orderId: string,
  value: number,
  how: End,
) {
  if (how === 'none') return;
  const before = await readStanding(player);
  const isPaid = how.startsWith('settle');
  if (isPaid) await backend.hooks.settleOrder(orderId);
  else await backend.hooks.refuseOrder(orderId);
  const once = await readStanding(player);
  const rows = filterCoins(await newRows(player, before));
  const own = pick(
    rows.filter(({ reference }) => reference === orderId),
    'amount',
  );
  if (move === 'deposit' && isPaid)
    expectThat('rows of a deposit that arrived', own.includes(value), `a row of ${value}`, own);
  else expectEqual(`rows of the order after "${how}"`, own, move === 'withdraw' && !isPaid ? [value] : []);
  expectEqual('coin after the end of the order', once.coin, before.coin + sum(pick(rows, 'amount')));
  if (how === 'settle' || how === 'refuse') return;
  try {
    await (how === 'settle twice' ? backend.hooks.settleOrder(orderId) : backend.hooks.refuseOrder(orderId));
  } catch {
    // A backend may refuse the second end; it must not change anything in either case.
  }
  expectEqual(`balances after the second end of an order ("${how}")`, await readStanding(player), once);
}

async function play(table: Table, move: Move): Promise<void> {
  const { backend, player } = table;
  const before = await readStanding(player);
  let expectedCoin = 0;
  let expectedSafebox = 0;
  let order: string | undefined;
  if (move.move === 'round') {
    const opened = await player.call('startGame', { gameId: table.game });
    if (opened.body.errcode === 0 && before.coin >= 10_00) {
      const round = {
        gameId: table.game,
        gameUrl: opened.body['gameUrl'] as string,
        roundId: `r${backend.unique(12)}`,
        bet: 10_00,
      };
      const rounds = move.sending === 'once' ? 1 : 2;
      const wins = await Promise.all(Array.from({ length: rounds }, () => backend.hooks.playRound(round)));
      expectEqual('win of a repeated round', wins.at(-1), wins[0]);
      expectedCoin = (wins[0]?.win ?? 0) - round.bet;
    }
  } else if (move.move === 'claim') {
    const [call, body] = CLAIMS[move.which] as (typeof CLAIMS)[number];
    const answer = (await send(table, call, body, move.sending)).body;
    const items = (answer['propList'] ?? []) as { id: number; count: number }[];
    expectedCoin = sum(
      pick(
        items.filter(({ id }) => id === COINS),
        'count',
      ),
    );
  } else {
    const value = move.amount;
    const safeboxPassword = await backend.encryptPassword(SAFE_PASSWORD);
    const calls = {
      deposit: ['recharge3', { amount: value, version: 4, actType: 0, rechargeType: table.channel }],
      withdraw: ['exchange', { amount: value, bankId: table.bankId, safeboxPassword }],
      'safebox in': ['safeboxDeposit', { amount: value }],
      'safebox out': ['safeboxWithdraw', { amount: value, safeboxPassword }],
    } as const;
    const [call, body] = calls[move.move];
    const answer = (await send(table, call, body, move.sending)).body;
    if (answer.errcode === 0) {
      expectedCoin = { deposit: 0, withdraw: -value, 'safebox in': -value, 'safebox out': value }[move.move];
      expectedSafebox = { deposit: 0, withdraw: 0, 'safebox in': value, 'safebox out': -value }[move.move];
      order = answer['orderId'] as string | undefined;
    }
  }
  const after = await readStanding(player);
  const rows = filterCoins(await newRows(player, before));
  expectEqual(`coin after "${move.move}"`, after.coin, before.coin + expectedCoin);
  expectEqual(`safebox after "${move.move}"`, after.safebox, before.safebox + expectedSafebox);
  expectEqual(`rows of the history after "${move.move}"`, sum(pick(rows, 'amount')), expectedCoin);
  expectThat('balances', after.coin >= 0 && after.safebox >= 0, 'never negative', after);
  if (filterCoins(rows).length > 0)
    expectEqual('balance of the newest row', filterCoins(rows)[0]?.balance, after.coin);
  if (order !== undefined && (move.move === 'deposit' || move.move === 'withdraw'))
    await finish(table, move.move, order, move.amount, move.end);
}

/** A verified player with a card, a safebox password and coins that can be withdrawn. */
async function sitDown(backend: Backend): Promise<Table> {
  const player = await backend.player({
    coin: 2_000_00,
    lottery: 5_000_00,
    safebox: 700_00,
    hasKyc: true,
    turnoverLeft: 0,
  });
  const { appRechargeTypeList } = await backend.webConfig();
  const channel = (appRechargeTypeList as readonly Channel[]).find(({ kind }) => kind !== 'bank');
  requireThat(channel !== undefined, 'there is no deposit channel');
  const card = await createCard(backend);
  await player.expectOk('addBankInfo', card);
  await setSafePassword(backend, player);
  const game = await findSlot(backend);
  return { backend, player, channel: channel.id, bankId: card.bankId, game: game['id'] };
}

async function playAll(backend: Backend, sequence: readonly Move[]): Promise<void> {
  backend.startSequence();
  const table = await sitDown(backend);
  for (const move of sequence) await play(table, move);
}

/** Plays random sequences; a failing one is made as short as possible and played once more for the report. */
async function playRandom(backend: Backend, sequences: number): Promise<void> {
  const seed = backend.rng.below(2 ** 31);
  const details = await fc.check(
    fc.asyncProperty(moves, async (sequence) => playAll(backend, sequence)),
    { seed, numRuns: sequences, endOnFailure: false },
  );
  if (!details.failed) return;
  if (!(details.errorInstance instanceof Difference)) throw details.errorInstance;
  const [sequence = []] = details.counterexample ?? [];
  await playAll(backend, sequence);
  throw details.errorInstance;
}

export const moneyChecks = defineChecks('money', {
  'random-sequences': {
    statements: ['0-06', '1-09', '9-12'],
    title: 'accounts for every hundredth in random sequences with repeated keys and lost connections',
    run: async (backend) => playRandom(backend, 8),
  },
  'more-random-sequences': {
    statements: ['0-06', '1-09', '9-12'],
    title: 'accounts for every hundredth in further random sequences',
    run: async (backend) => playRandom(backend, 8),
  },
});
