import { checkDepositAmount } from './deposit.ts';

/** What a withdrawal is held against; amounts in hundredths. */
export interface WithdrawalLimits {
  minAmount: number;
  maxAmount: number;
  /** The free part of the balance. */
  withdrawable: number;
}

/** How long withdrawals up to an amount take (spec 1, terms). */
export interface ProcessingBand {
  /** The largest amount of the band in hundredths; the last band has none. */
  upTo: number | null;
  /** Business days that it takes at least and at most. */
  days: readonly [least: number, most: number];
}

const FIRST_BAND = 50_000_00;
const SECOND_BAND = 500_000_00;

/** The processing times of the terms, by rising amount. A bound belongs to the band below it. */
export const PROCESSING_BANDS: readonly [ProcessingBand, ProcessingBand, ProcessingBand] = [
  { upTo: FIRST_BAND, days: [1, 3] },
  { upTo: SECOND_BAND, days: [3, 5] },
  { upTo: null, days: [5, 10] },
];

/** The most that can be withdrawn at once, in hundredths; 0 where the free part is below the least amount. */
export function largestWithdrawal({ minAmount, maxAmount, withdrawable }: WithdrawalLimits): number {
  const largest = Math.min(maxAmount, withdrawable);
  return largest < minAmount ? 0 : largest;
}

/**
 * Checks an amount against the limits of a withdrawal and the free part of the balance.
 * @param amount whole hundredths, null for no amount
 * @returns what is wrong, null where it is good
 */
export function checkWithdrawalAmount(
  amount: number | null,
  limits: WithdrawalLimits,
): 'missing' | 'low' | 'high' | 'notFree' | null {
  return checkDepositAmount(amount, limits) ?? (Number(amount) > limits.withdrawable ? 'notFree' : null);
}

/** The band of an amount. @param amount hundredths */
export function processingBand(amount: number): ProcessingBand {
  return PROCESSING_BANDS[amount > SECOND_BAND ? 2 : amount > FIRST_BAND ? 1 : 0];
}

/**
 * The day by which a withdrawal arrives: the most business days of its band, Saturdays and Sundays left out, by this
 * device's calendar.
 * @param amount hundredths
 * @param from when it was asked for, milliseconds since 1970 UTC
 * @returns the same time on that day, milliseconds since 1970 UTC
 */
export function withdrawalArrival(amount: number, from: number): number {
  const day = new Date(from);
  let left = processingBand(amount).days[1];
  while (left > 0) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() % 6 !== 0) left -= 1;
  }
  return day.getTime();
}
