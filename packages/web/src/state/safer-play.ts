import { asObject, localStore, readObject } from '#lib/storage.ts';
import { kept } from './kept.ts';

/** Minutes between two time checks; 0 for none. */
export const checkIntervals = [0, 15, 30, 60] as const;
export type CheckInterval = (typeof checkIntervals)[number];

/** The calendar period of a deposit reminder, in the time zone of the site. */
export const reminderPeriods = ['day', 'week', 'month'] as const;
export type ReminderPeriod = (typeof reminderPeriods)[number];

export interface DepositReminder {
  /** The player is reminded of deposits above it, in hundredths. */
  amount: number;
  period: ReminderPeriod;
}

interface SaferPlay {
  /** End of the break, in ms since 1970 UTC by the clock of the server; 0 without a break. */
  breakUntil: number;
  checkMinutes: CheckInterval;
  deposit: DepositReminder | null;
}

/** The key of the storage; app/first-view.ts checks whether it exists. */
const STORED = 'tara.saferPlay';

/** The longest break; a later end does not belong to a break that this client started. */
const LONGEST_BREAK_MS = 7 * 24 * 60 * 60 * 1000;

function readReminder(stored: unknown): DepositReminder | null {
  const { amount, period } = asObject(stored);
  const known = reminderPeriods.find((each) => each === period);
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 && known
    ? { amount, period: known }
    : null;
}

function read({ breakUntil, checkMinutes, deposit }: Readonly<Record<string, unknown>>): SaferPlay {
  return {
    breakUntil: typeof breakUntil === 'number' && Number.isSafeInteger(breakUntil) ? breakUntil : 0,
    checkMinutes: checkIntervals.find((each) => each === checkMinutes) ?? 0,
    deposit: readReminder(deposit),
  };
}

/** Reminders and the break. They are stored on this device only (docs/decisions/0065). */
export const useSaferPlay = kept(localStore, STORED, read);

// Another tab must not open games during a break, nor overwrite it.
window.addEventListener('storage', ({ key }) => {
  if (key === STORED) useSaferPlay.setState(read(readObject(localStore, STORED)));
});

/** The end of the current break; null without one. @param now ms since 1970 UTC by the clock of the server */
export function currentBreak(breakUntil: number, now: number): number | null {
  const left = breakUntil - now;
  return left > 0 && left <= LONGEST_BREAK_MS ? breakUntil : null;
}
