import { ActivityType } from './constants.ts';
import { toEntries } from './entries.ts';
import { isActive, type ActivityFacts } from './activities.ts';

/** A big-win entry (spec 3). */
export interface BigWin {
  phone: string;
  gameId: number;
  /** Hundredths. */
  amount: number;
  /** Milliseconds since 1970 UTC. */
  timestamp: number;
}

/**
 * Masks a phone number, except its first three and last two digits. A shorter number becomes all stars (spec 3).
 * @param phone digits, or an already masked number
 */
export function maskPhone(phone: string): string {
  if (typeof phone !== 'string') return '';
  if (phone.includes('*')) return phone;
  if (phone.length < 6) return '*'.repeat(phone.length);
  return `${phone.slice(0, 3)}${'*'.repeat(phone.length - 5)}${phone.slice(-2)}`;
}

/**
 * Returns the entries of the ticker: newest first, ties by amount. The new-year list is included only while that
 * activity is active (spec 5, 6).
 * @param tips answer of lobbyTips; null gives an empty ticker
 * @param facts activities of the player, null for a visitor
 */
export function tickerWins<W extends BigWin>(
  tips: { jackpotList: readonly W[]; newYearList: readonly W[] } | null,
  facts: ActivityFacts | null,
): W[] {
  const newYear = isActive(facts, ActivityType.newYear) ? toEntries(tips?.newYearList) : [];
  return [...toEntries(tips?.jackpotList), ...newYear].sort(
    (a, b) => b.timestamp - a.timestamp || b.amount - a.amount,
  );
}
