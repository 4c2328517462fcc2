import { isShown, getPage, type HistoryFilter } from '#domain/display/pages.ts';
import type { Schema } from '#contract/schema-types.ts';
import { MINUTE_MS } from '#time/durations.ts';
import { getTitle } from './entry-titles.ts';
import type { LedgerEntry, LedgerReason } from './ledger.ts';

type BalanceChange = Schema<'BalanceChange'>;
type BalanceSums = Schema<'BalanceSums'>;
type Kind = Schema<'KnownBalanceChangeKind'>;
type Game = Pick<Schema<'Game'>, 'id' | 'name'>;

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

/** The selection of a history. */
export interface HistoryQuery extends HistoryFilter {
  readonly kind?: Kind;
  readonly page: number;
  readonly pageSize: number;
  /** Length of the parts with sums of their own, in ms. */
  readonly partMs?: number;
}

/** Most parts of an answer. */
const MOST_PARTS = 31;

function toRow(entry: LedgerEntry): BalanceChange {
  const { id, time, currency, amount, balance, reason, reference } = entry;
  const title = getTitle(entry);
  return {
    id,
    time,
    kind: kinds[reason],
    unit: currency === 'points' ? 'points' : 'coin',
    amount,
    balance,
    // The reference of a registration is the name of the account.
    reference: reason === 'registration' ? reason : reference,
    ...(title !== undefined && { title }),
    ...(kinds[reason] === 'game' && {
      gameId: Number(reference.split('/')[0]),
      bet: reason === 'bet' ? -amount : 0,
      win: reason === 'win' ? amount : 0,
    }),
  };
}

/** The rows of ledger entries, oldest first. The win of a round joins its bet, unless other entries come between. */
function toRows(entries: readonly LedgerEntry[]): BalanceChange[] {
  const rows: BalanceChange[] = [];
  for (const entry of entries) {
    // Each move of the safebox has an entry of the coins too.
    if (entry.currency === 'safebox') continue;
    const bet = rows.at(-1);
    if (entry.reason === 'win' && bet?.win === 0 && bet.reference === entry.reference) {
      bet.win = entry.amount;
      bet.amount += entry.amount;
      bet.balance = entry.balance;
    } else rows.push(toRow(entry));
  }
  return rows;
}

/** The time of play: each visit lasts from its first to its last round, at least a minute. */
function countMinutes(rounds: readonly BalanceChange[]): number {
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

function computeSums(rows: readonly BalanceChange[]): BalanceSums {
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
    points: total(rows.filter(({ unit, amount }) => unit === 'points' && amount > 0)),
    minutesPlayed: countMinutes(rounds),
  };
}

/** What a row can be found by: its name, or the name of its game, and the number of its order. */
function toText({ kind, title, gameId, reference }: BalanceChange, games: readonly Game[]): string {
  const name = title ?? games.find(({ id }) => id === gameId)?.name ?? '';
  return kind === 'deposit' || kind === 'withdrawal' ? `${name} ${reference}` : name;
}

/** The sums of each part of the chosen time, oldest first. */
function computeParts(rows: readonly BalanceChange[], { from, until, partMs }: HistoryQuery): BalanceSums[] {
  if (from === undefined || until === undefined || partMs === undefined) return [];
  const count = Math.min(MOST_PARTS, Math.max(0, Math.ceil((until - from) / partMs)));
  const parts = Array.from({ length: count }, (): BalanceChange[] => []);
  for (const row of rows) parts[Math.floor((row.time - from) / partMs)]?.push(row);
  return parts.map(computeSums);
}

/**
 * One page of the history of a ledger, newest first, with the sums of its time and of its parts.
 * @param games their names can be searched
 */
export function getHistory(
  entries: readonly LedgerEntry[],
  query: HistoryQuery,
  games: readonly Game[] = [],
): { list: BalanceChange[]; total: number; sums: BalanceSums; parts?: BalanceSums[] } {
  const { kind, search, ...span } = query;
  const rows = toRows(entries.filter(({ time }) => isShown(span, time, '')));
  const parts = computeParts(rows, query);
  const shown = rows.filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      (search === undefined || isShown({ search }, row.time, toText(row, games))),
  );
  const { rows: list, total } = getPage(shown.toReversed(), query);
  return { list, total, sums: computeSums(rows), ...(parts.length > 0 && { parts }) };
}
