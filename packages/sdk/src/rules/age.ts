import { MINIMUM_AGE } from './constants.ts';
import { isDate } from './date.ts';

/**
 * Returns whether a person is at least 21 on a day (spec 5, 9). Born on 29 February, the birthday in a common year is 1
 * March.
 * @param birthday `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function isOfAge(birthday: string, today: string): boolean {
  if (!isDate(birthday) || !isDate(today)) return false;
  const comesOfAge = `${String(Number(birthday.slice(0, 4)) + MINIMUM_AGE).padStart(4, '0')}${birthday.slice(4)}`;
  return comesOfAge <= today;
}
