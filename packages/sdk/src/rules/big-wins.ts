import { ActivityType } from './constants.ts';
import { entriesOf } from './entries.ts';
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
 * Masks a phone that came unmasked: first three and last two digits stay; one too short for that is all stars (spec
 * 3).
 * @param phone digits, or an already masked number
 */
export function maskPhone(phone: string): string {
  if (typeof phone !== 'string') return '';
  if (phone.includes('*')) return phone;
  if (phone.length < 6) return '*'.repeat(phone.length);
  return `${phone.slice(0, 3)}${'*'.repeat(phone.length - 5)}${phone.slice(-2)}`;
}

/**
 * The ticker, empty without an answer: newest first, ties by amount; the new-year list only while that activity is
 * active (spec 5, 6).
 * @param tips answer of lobbyTips, null without one
 * @param facts activities of the player, null for a visitor
 */
export function tickerWins<W extends BigWin>(
  tips: { jackpotList: readonly W[]; newYearList: readonly W[] } | null,
  facts: ActivityFacts | null,
): W[] {
  const newYear = isActive(facts, ActivityType.newYear) ? entriesOf(tips?.newYearList) : [];
  return [...entriesOf(tips?.jackpotList), ...newYear].sort(
    (a, b) => b.timestamp - a.timestamp || b.amount - a.amount,
  );
}
