import { siteZone, toSiteTime } from './time.ts';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Start of a day, Monday's week or month at the site. @param ms milliseconds since 1970 UTC @returns the same */
export function getStart(period: 'day' | 'week' | 'month', ms: number): number {
  const site = new Date(toSiteTime(ms));
  const day = site.getUTCDate();
  const first = period === 'month' ? 1 : period === 'week' ? day - ((site.getUTCDay() + 6) % 7) : day;
  return Date.UTC(site.getUTCFullYear(), site.getUTCMonth(), first) - siteZone() * MINUTE_MS;
}

/** The day of the site as YYYY-MM-DD, as date fields write it. @param ms milliseconds since 1970 UTC */
export function toDateText(ms: number): string {
  return new Date(toSiteTime(ms)).toISOString().slice(0, 10);
}

/** Start of a day written as YYYY-MM-DD; null for another text. @returns milliseconds since 1970 UTC */
export function fromDateText(text: string): number | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(start) ? null : start - siteZone() * MINUTE_MS;
}
