import { siteFormat, toSiteTime } from './time.ts';

// Separate from time.ts, which the first view needs.
const weekday = siteFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });

/** Formats a day at the site, e.g. "Wed 25 Nov". @param ms milliseconds since 1970 UTC */
export function formatDay(ms: number): string {
  return weekday.format(toSiteTime(ms)).replace(',', '');
}
