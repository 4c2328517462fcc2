import { formatTime, toSiteTime } from './time.ts';

// Separate from time.ts, which the first view needs.
const weekday = new Intl.DateTimeFormat('en-PK', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const date = new Intl.DateTimeFormat('en-PK', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a day at the site, e.g. "Wed 25 Nov". @param ms milliseconds since 1970 UTC */
export function formatDay(ms: number): string {
  return weekday.format(toSiteTime(ms)).replace(',', '');
}

/** Day and time at the site, e.g. "18 Nov, 9:41 PM". @param ms milliseconds since 1970 UTC */
export function formatDayTime(ms: number): string {
  return `${date.format(toSiteTime(ms))}, ${formatTime(ms)}`;
}
