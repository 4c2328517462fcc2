import { ActivityType } from './constants.ts';
import { isActive, type ActivityFacts } from './activities.ts';

/** A big-win entry (spec 3). */
export interface Win {
  phone: string;
  gameId: number;
  /** Hundredths. */
  amount: number;
  /** Milliseconds since 1970 UTC. */
  timestamp: number;
}

/** Masks a phone that came unmasked: first three and last two digits stay; one too short for that is all stars (spec 3). */
export function maskPhone(phone: string): string {
  if (phone.includes('*')) return phone;
  if (phone.length < 6) return '*'.repeat(phone.length);
  return `${phone.slice(0, 3)}${'*'.repeat(phone.length - 5)}${phone.slice(-2)}`;
}

/** The ticker: newest first, ties by amount; the new-year list only while that activity is active (spec 5, 6). */
export function tickerWins<W extends Win>(
  tips: { jackpotList: readonly W[]; newYearList: readonly W[] },
  facts: ActivityFacts | null,
): W[] {
  const newYear = isActive(facts, ActivityType.newYear) ? tips.newYearList : [];
  return [...tips.jackpotList, ...newYear].sort((a, b) => b.timestamp - a.timestamp || b.amount - a.amount);
}
