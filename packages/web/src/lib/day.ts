// Separate from time.ts, which the first view needs.
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });

/** Formats a day, e.g. "Wed 25 Nov". @param ms milliseconds since 1970 UTC */
export function formatDay(ms: number): string {
  return weekday.format(ms).replace(',', '');
}
