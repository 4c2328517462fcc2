const MONEY = new Intl.NumberFormat('en-PK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Karachi',
});

/** Hundredths as an amount. */
export const money = (hundredths: number): string => MONEY.format(hundredths / 100);

/** An amount that somebody typed, as hundredths; NaN when it is none. */
export const hundredths = (text: string): number =>
  /^\d{1,12}([.]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : Number.NaN;

/** An instant on the clock of Karachi. */
export const time = (instant: number): string => TIME.format(instant);

export const json = (value: unknown): string => JSON.stringify(value, null, 2);
