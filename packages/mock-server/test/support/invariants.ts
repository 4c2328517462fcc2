import { expect } from 'vitest';
import type { LedgerEntry } from '../../src/domain/money/ledger.ts';
import type { Player } from '../../src/domain/player/player.ts';
import type { World } from '../../src/worlds/world.ts';

const DAY = 24 * 60 * 60_000;

/** The allowed transitions of each state; other states are final. */
const KYC: Record<number, readonly number[]> = { 0: [0, 1], 1: [1, 2, 3], 2: [2], 3: [3, 1] };
const DEPOSIT: Record<number, readonly number[]> = { 0: [0, 1, 2, 3], 1: [1], 2: [2], 3: [3] };
const WITHDRAWAL: Record<number, readonly number[]> = { 0: [0, 1, 2], 1: [1], 2: [2] };

export async function playerIn(world: World, id: number): Promise<Player> {
  const { value } = await world.store.load(`player:${id}`);
  if (value === undefined) throw new Error(`no player ${id}`);
  return value as Player;
}

export async function ledgerIn(world: World, id: number): Promise<readonly LedgerEntry[]> {
  return (await world.store.tail(`log:ledger:${id}`)).items as readonly LedgerEntry[];
}

function statuses(orders: readonly { id: string; status: number }[]) {
  return new Map(orders.map(({ id, status }) => [id, status]));
}

function findForbiddenTransitions(
  allowed: Record<number, readonly number[]>,
  before: readonly { id: string; status: number }[],
  after: readonly { id: string; status: number }[],
): readonly string[] {
  const now = statuses(after);
  return before
    .filter(({ id, status }) => !allowed[status]?.includes(now.get(id) ?? -1))
    .map(({ id, status }) => `${id}: ${status} -> ${now.get(id)}`);
}

/** Orders and the verification make allowed transitions only. */
export function expectAllowedTransitions(before: Player, after: Player): void {
  expect(KYC[before.kyc.status]).toContain(after.kyc.status);
  expect(findForbiddenTransitions(DEPOSIT, before.orders, after.orders)).toEqual([]);
  expect(findForbiddenTransitions(WITHDRAWAL, before.withdrawals, after.withdrawals)).toEqual([]);
  expect(after.orders.length).toBeGreaterThanOrEqual(before.orders.length);
  expect(after.totalRecharge).toBeGreaterThanOrEqual(before.totalRecharge);
  expect(after.bet).toBeGreaterThanOrEqual(before.bet);
}

/** Numbers of a document that are negative or not whole, by their place; a day before all others means "never". */
function findNegativeNumbers(value: unknown, at = ''): string[] {
  if (/day$/i.test(at)) return [];
  if (typeof value === 'number') return value < 0 || !Number.isSafeInteger(value) ? [`${at}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => findNegativeNumbers(one, `${at}/${name}`));
}

/** Lists of claims with duplicates, by their place. */
function repeats(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    Array.isArray(value) &&
    /\/(claimed|received|tickets|signDays|invited|cards)$/.test(at) &&
    new Set(value.map((item) => JSON.stringify(item))).size < value.length;
  return [
    ...(own ? [`${at}: ${JSON.stringify(value)}`] : []),
    ...Object.entries(value).flatMap(([name, one]) => repeats(one, `${at}/${name}`)),
  ];
}

type Period = 'once' | 'daily' | 'counted';

/** How often a reward of a reference may be granted; `counted`: as often as pieces, draws or steps allow. */
const PERIODS: readonly (readonly [reference: RegExp, period: Period])[] = [
  [/^task:/, 'daily'],
  [/^newYear\/task\//, 'daily'],
  [/^newYear\/item\//, 'counted'],
  [/^newYear\/extra$/, 'once'],
  [/^christmas\//, 'once'],
  [/^festival$/, 'counted'],
  [/^weekendLottery\//, 'counted'],
  [/^(mail|ticket)-/, 'once'],
  [/^option-/, 'counted'],
  [/^(supply|vipRebate|freeSign|signUpBonus|loginPay):/, 'once'],
  [/^(accumulatedRecharge|firstCharge):/, 'once'],
  [/^continuousRecharge:/, 'daily'],
  [/^(inviteSpin|agent|agent5)\//, 'once'],
  [/^agentCount\/step\//, 'once'],
  [/^agentCount\//, 'counted'],
  [/^proxyTask\//, 'once'],
  [/^inviteBonus$/, 'counted'],
];

const REWARDS = new Set(['task', 'mail', 'ticket', 'activity', 'rebate', 'invitation', 'pointsExchange']);
const UNIQUE = new Set([
  'deposit',
  'firstDepositBonus',
  'coupon',
  'bet',
  'win',
  'withdrawal',
  'withdrawalReturned',
]);

function getPeriod({ reason, reference }: LedgerEntry): Period | undefined {
  if (UNIQUE.has(reason)) return 'once';
  if (!REWARDS.has(reason)) return 'counted';
  return PERIODS.find(([pattern]) => pattern.test(reference))?.[1];
}

/** Checks of a player that must succeed at any time. */
export function expectValidPlayer(player: Player, ledger: readonly LedgerEntry[], zoneMs: number): void {
  const balance = { coin: 0, points: 0, safebox: 0 };
  const seen = new Set<string>();
  const wrong = ledger.filter((entry, index) => {
    const { id, currency, amount, reason, reference, time } = entry;
    balance[currency] += amount;
    const period = getPeriod(entry);
    const day = period === 'daily' ? Math.floor((time + zoneMs) / DAY) : 0;
    const name = `${currency} ${reason} ${reference} ${day}`;
    const isAgain = period !== 'counted' && seen.has(name);
    const isEarlier = time < (ledger[index - 1]?.time ?? 0);
    seen.add(name);
    return (
      period === undefined ||
      isAgain ||
      isEarlier ||
      entry.balance !== balance[currency] ||
      entry.balance < 0 ||
      id !== index + 1
    );
  });
  expect(wrong).toEqual([]);
  const { coin, lottery, safebox } = player;
  expect({ coin, points: lottery, safebox }).toEqual(balance);
  expect(findNegativeNumbers(player)).toEqual([]);
  expect(repeats(player)).toEqual([]);
  expect(ledger.filter(({ reason }) => reason === 'firstDepositBonus').length).toBeLessThanOrEqual(1);
}

/** The granted rewards, by the ledger. */
export function rewardedIn(ledger: readonly LedgerEntry[]): { coin: number; points: number } {
  const sum = { coin: 0, points: 0 };
  for (const { currency, amount, reason } of ledger)
    if (REWARDS.has(reason) && amount > 0 && currency !== 'safebox') sum[currency] += amount;
  return sum;
}

/**
 * 0 -> 1 -> 2: a claimable item is claimed by the first call, and nothing else is.
 * @param before item status before the claims; undefined if the item does not exist
 * @param won how many of the simultaneous claims returned errcode 0
 * @param after item status afterwards
 */
export function expectSingleClaim(before: number | undefined, won: number, after: number | undefined): void {
  expect(won).toBe(before === 1 ? 1 : 0);
  expect(after).toBe(before === 1 ? 2 : before);
}
