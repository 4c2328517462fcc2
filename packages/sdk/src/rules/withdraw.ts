import { checkDepositAmount } from './deposit.ts';

/** The limits of a withdrawal; amounts in hundredths. */
export interface WithdrawalLimits {
  minAmount: number;
  maxAmount: number;
  /** The withdrawable part of the balance. */
  withdrawable: number;
}

/** Processing time of withdrawals up to an amount (spec 1, terms). */
export interface ProcessingBand {
  /** The largest amount of the band in hundredths; the last band has none. */
  upTo: number | null;
  /** Minimum and maximum number of business days. */
  days: readonly [least: number, most: number];
}

const FIRST_BAND = 50_000_00;
const SECOND_BAND = 500_000_00;

/** The processing times of the terms in ascending order. A limit belongs to the lower band. */
export const PROCESSING_BANDS: readonly [ProcessingBand, ProcessingBand, ProcessingBand] = [
  { upTo: FIRST_BAND, days: [1, 3] },
  { upTo: SECOND_BAND, days: [3, 5] },
  { upTo: null, days: [5, 10] },
];

/**
 * Returns the largest amount that can be withdrawn now, in hundredths; 0 if the withdrawable part is below the
 * minimum.
 */
export function largestWithdrawal({ minAmount, maxAmount, withdrawable }: WithdrawalLimits): number {
  const largest = Math.min(maxAmount, withdrawable);
  return largest < minAmount ? 0 : largest;
}

/**
 * Checks an amount against the limits of a withdrawal and the withdrawable part of the balance.
 * @param amount whole hundredths, null for no amount
 * @returns the error, null if the amount is valid
 */
export function checkWithdrawalAmount(
  amount: number | null,
  limits: WithdrawalLimits,
): 'missing' | 'low' | 'high' | 'notFree' | null {
  return checkDepositAmount(amount, limits) ?? (Number(amount) > limits.withdrawable ? 'notFree' : null);
}

/** Returns the processing band of an amount. @param amount hundredths */
export function processingBand(amount: number): ProcessingBand {
  return PROCESSING_BANDS[amount > SECOND_BAND ? 2 : amount > FIRST_BAND ? 1 : 0];
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Returns when a withdrawal arrives at the latest: the maximum number of business days of its band, without Saturdays
 * and Sundays, by the calendar of the site.
 * @param amount hundredths
 * @param from time of the request, milliseconds since 1970 UTC
 * @param zoneMinutes the time zone of the site in minutes east of UTC
 * @returns the same time on that day, milliseconds since 1970 UTC
 */
export function withdrawalArrival(amount: number, from: number, zoneMinutes: number): number {
  let at = from;
  let left = processingBand(amount).days[1];
  while (left > 0) {
    at += DAY_MS;
    if (new Date(at + zoneMinutes * MINUTE_MS).getUTCDay() % 6 !== 0) left -= 1;
  }
  return at;
}
