const MINUTE_MS = 60_000;

/** The time zone of the site in minutes east of UTC. Days and resets of the product follow it. */
let zone = 300;

export function setSiteZone(minutesEast: number): void {
  zone = minutesEast;
}

/** The time zone of the site in minutes east of UTC. */
export const siteZone = (): number => zone;

/** A formatter of instants that were shifted by `toSiteTime`. */
export const siteFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** Shifts an instant so that its UTC fields are those of the site. @param ms milliseconds since 1970 UTC */
export const toSiteTime = (ms: number): number => ms + zone * MINUTE_MS;

const time = siteFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true });
const dayTime = siteFormat('en-GB', { day: 'numeric', month: 'short' });

/** The name of the site's time zone, if the device has another one at that time. */
function zoneName(ms: number): string {
  return -new Date(ms).getTimezoneOffset() === zone ? '' : ` GMT+${zone / 60}`;
}

/** Time of day at the site, 12-hour with AM/PM (spec 9). @param ms milliseconds since 1970 UTC */
export function formatTime(ms: number): string {
  return time.format(toSiteTime(ms)) + zoneName(ms);
}

/** Day and time at the site, e.g. "18 Nov, 9:41 PM". @param ms milliseconds since 1970 UTC */
export function formatDayTime(ms: number): string {
  return `${dayTime.format(toSiteTime(ms))}, ${formatTime(ms)}`;
}
