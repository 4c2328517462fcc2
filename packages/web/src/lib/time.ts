/** The time zone of the site in minutes east of UTC. Days and resets of the product follow it. */
let zone = 300;

export function setSiteZone(minutesEast: number): void {
  zone = minutesEast;
}

/** The time zone of the site in minutes east of UTC. */
export const siteZone = (): number => zone;

/** Shifts an instant so that its UTC fields equal the local fields of the site. @param ms milliseconds since 1970 UTC */
export const toSiteTime = (ms: number): number => ms + zone * 60_000;

// Everything else uses en-PK, which would write "am" (spec 9).
const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
});

/**
 * Time of day at the site, 12-hour with AM/PM (spec 9), with the zone if the device has another one at that time.
 * @param ms milliseconds since 1970 UTC
 */
export function formatTime(ms: number): string {
  const differs = new Date(ms).getTimezoneOffset() + zone;
  return time.format(toSiteTime(ms)) + (differs ? ` GMT+${zone / 60}` : '');
}
