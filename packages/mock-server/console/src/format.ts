const MONEY = new Intl.NumberFormat('en-PK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** Hundredths as an amount. */
export const money = (hundredths: number): string => MONEY.format(hundredths / 100);

/** An amount that somebody typed, as hundredths; NaN when it is none. */
export const hundredths = (text: string): number =>
  /^\d{1,12}([.]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : Number.NaN;

const MINUTE_MS = 60_000;

/** An instant on a clock that stands so many minutes east of UTC. */
export const clockTime = (instant: number, zoneMinutes: number): string =>
  TIME.format(instant + zoneMinutes * MINUTE_MS);

/** A zone by its distance from UTC: `UTC+5`, `UTC−3:30`. */
export const zoneName = (zoneMinutes: number): string => {
  const distance = Math.abs(zoneMinutes);
  const minutes = distance % 60;
  const sign = zoneMinutes < 0 ? '−' : '+';
  return `UTC${sign}${Math.floor(distance / 60)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
};

export const json = (value: unknown): string => JSON.stringify(value, null, 2);
