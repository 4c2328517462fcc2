// Apart from the times, which the first view needs.
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });

/** A day, e.g. "Wed 25 Nov". @param ms milliseconds since 1970 UTC */
export function formatDay(ms: number): string {
  return weekday.format(ms).replace(',', '');
}
