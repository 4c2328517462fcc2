import { MINIMUM_AGE } from './constants.ts';

/**
 * Returns whether a person is at least 21 on a day (spec 5, 9). Born on 29 February, the birthday in a common year is 1
 * March.
 * @param birthday `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function isOfAge(birthday: string, today: string): boolean {
  const read = (text: string) => {
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    // A date that does not exist rolls over into another month.
    return year !== '' && date.toISOString().startsWith(text) ? text : null;
  };
  const [born, now] = [read(birthday), read(today)];
  if (born === null || now === null) return false;
  const comesOfAge = `${String(Number(born.slice(0, 4)) + MINIMUM_AGE).padStart(4, '0')}${born.slice(4)}`;
  return comesOfAge <= now;
}
