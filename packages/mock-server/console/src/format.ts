const MONEY = new Intl.NumberFormat('en-PK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** Formats hundredths as an amount. */
export const formatMoney = (hundredths: number): string => MONEY.format(hundredths / 100);

/** What an input for an amount accepts. */
export const AMOUNT_PATTERN = String.raw`\d{1,12}(\.\d{1,2})?`;

/** What it accepts, in words. */
export const AMOUNT_TITLE = 'An amount with up to two decimals, e.g. 1000.00';

/** Parses a typed amount into hundredths; NaN if it is malformed. */
export const parseAmount = (text: string): number =>
  /^\d{1,12}([.]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : Number.NaN;

const MINUTE_MS = 60_000;

/** Formats an instant for a zone that many minutes east of UTC. */
export const formatClockTime = (instant: number, zoneMinutes: number): string =>
  TIME.format(instant + zoneMinutes * MINUTE_MS);

const TIME_OF_DAY = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' });

/** Formats the hours, minutes and seconds of an instant for a zone that many minutes east of UTC. */
export const formatTimeOfDay = (instant: number, zoneMinutes: number): string =>
  TIME_OF_DAY.format(instant + zoneMinutes * MINUTE_MS);

/** Formats a duration in milliseconds. */
export const formatDuration = (ms: number): string =>
  ms < 1000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`;

const DAY_MS = 1440 * MINUTE_MS;

/** An instant as the text of a date and time input, in a zone that many minutes east of UTC. */
export const formatClockInput = (instant: number, zoneMinutes: number): string =>
  new Date(instant + zoneMinutes * MINUTE_MS).toISOString().slice(0, 16);

/** The instant of a date and time input. */
export const parseClockInput = (text: string, zoneMinutes: number): number =>
  Date.parse(`${text}Z`) - zoneMinutes * MINUTE_MS;

/** The start of the next day in a zone that many minutes east of UTC. */
export const nextMidnight = (instant: number, zoneMinutes: number): number => {
  const east = zoneMinutes * MINUTE_MS;
  return (Math.floor((instant + east) / DAY_MS) + 1) * DAY_MS - east;
};

/** Formats a zone by its offset from UTC: `UTC+5`, `UTC−3:30`. */
export const formatZone = (zoneMinutes: number): string => {
  const distance = Math.abs(zoneMinutes);
  const minutes = distance % 60;
  const sign = zoneMinutes < 0 ? '−' : '+';
  return `UTC${sign}${Math.floor(distance / 60)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
};

export const formatJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';
