const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true });
const dayTime = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** Time of day, 12-hour with AM/PM (spec 9). @param ms milliseconds since 1970 UTC */
export function formatTime(ms: number): string {
  return time.format(ms);
}

/** Day and time, e.g. "18 Nov, 9:41 PM". @param ms milliseconds since 1970 UTC */
export function formatDayTime(ms: number): string {
  return `${dayTime.format(ms)}, ${time.format(ms)}`;
}
