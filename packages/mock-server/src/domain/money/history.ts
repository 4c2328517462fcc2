import { pageOf } from '#domain/display/pages.ts';
import type { Schema } from '#contract/schema-types.ts';
import { MINUTE_MS } from '#time/durations.ts';
import type { LedgerEntry, LedgerReason } from './ledger.ts';

type BalanceChange = Schema<'BalanceChange'>;
type BalanceSums = Schema<'BalanceSums'>;
type Kind = Schema<'KnownBalanceChangeKind'>;

const kinds: Readonly<Record<LedgerReason, Kind>> = {
  seed: 'other',
  registration: 'bonus',
  deposit: 'deposit',
  firstDepositBonus: 'bonus',
  coupon: 'bonus',
  bet: 'game',
  win: 'game',
  withdrawal: 'withdrawal',
  withdrawalReturned: 'withdrawal',
  pointsExchange: 'exchange',
  safeboxTransfer: 'safebox',
  task: 'bonus',
  mail: 'bonus',
  ticket: 'bonus',
  activity: 'bonus',
  rebate: 'bonus',
  invitation: 'bonus',
  adjustment: 'other',
};

/** Rounds less than this apart belong to one visit. */
const VISIT_GAP_MS = 5 * MINUTE_MS;

/** The selection of a history: instants in ms since 1970 UTC, `until` exclusive. */
export interface HistoryQuery {
  readonly kind?: Kind;
  readonly from?: number;
  readonly until?: number;
  readonly page: number;
  readonly pageSize: number;
}

function rowOf({ id, time, currency, amount, balance, reason, reference }: LedgerEntry): BalanceChange {
  return {
    id,
    time,
    kind: kinds[reason],
    unit: currency === 'points' ? 'points' : 'coin',
    amount,
    balance,
    // The reference of a registration is the name of the account.
    reference: reason === 'registration' ? reason : reference,
    ...(kinds[reason] === 'game' && {
      gameId: Number(reference.split('/')[0]),
      bet: reason === 'bet' ? -amount : 0,
      win: reason === 'win' ? amount : 0,
    }),
  };
}

/** The rows of ledger entries, oldest first. The win of a round joins its bet, unless other entries come between. */
function rowsOf(entries: readonly LedgerEntry[]): BalanceChange[] {
  const rows: BalanceChange[] = [];
  for (const entry of entries) {
    // Each move of the safebox has an entry of the coins too.
    if (entry.currency === 'safebox') continue;
    const bet = rows.at(-1);
    if (entry.reason === 'win' && bet?.win === 0 && bet.reference === entry.reference) {
      bet.win = entry.amount;
      bet.amount += entry.amount;
      bet.balance = entry.balance;
    } else rows.push(rowOf(entry));
  }
  return rows;
}

/** The time of play: each visit lasts from its first to its last round, at least a minute. */
function minutesOf(rounds: readonly BalanceChange[]): number {
  let total = 0;
  let first = Number.NaN;
  let last = Number.NaN;
  for (const { time } of rounds) {
    if (!(time - last < VISIT_GAP_MS)) {
      if (!Number.isNaN(first)) total += Math.max(MINUTE_MS, last - first);
      first = time;
    }
    last = time;
  }
  if (!Number.isNaN(first)) total += Math.max(MINUTE_MS, last - first);
  return Math.ceil(total / MINUTE_MS);
}

function sumsOf(rows: readonly BalanceChange[]): BalanceSums {
  const coins = rows.filter(({ unit }) => unit === 'coin');
  const of = (...wanted: Kind[]) => coins.filter(({ kind }) => wanted.includes(kind));
  const total = (list: readonly BalanceChange[]) => list.reduce((sum, { amount }) => sum + amount, 0);
  const rounds = of('game');
  return {
    // The win of a hand that was drawn later has a row of its own.
    rounds: rounds.filter(({ bet = 0 }) => bet > 0).length,
    bets: rounds.reduce((sum, { bet = 0 }) => sum + bet, 0),
    wins: rounds.reduce((sum, { win = 0 }) => sum + win, 0),
    deposits: total(of('deposit')),
    // Not -0, which is another number in JSON tests.
    withdrawals: 0 - total(of('withdrawal')),
    bonuses: total(of('bonus', 'exchange')),
    minutesPlayed: minutesOf(rounds),
  };
}

/** One page of the history of a ledger, newest first, with the sums of its time. */
export function historyOf(
  entries: readonly LedgerEntry[],
  { kind, from = 0, until = Number.POSITIVE_INFINITY, ...page }: HistoryQuery,
): { list: BalanceChange[]; total: number; sums: BalanceSums } {
  const rows = rowsOf(entries.filter(({ time }) => time >= from && time < until));
  const shown = kind === undefined ? rows : rows.filter((row) => row.kind === kind);
  const { rows: list, total } = pageOf(shown.toReversed(), page);
  return { list, total, sums: sumsOf(rows) };
}
