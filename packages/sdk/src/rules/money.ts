/** Money is stored in hundredths. These functions format it for display (spec 9). */

/** Formats coins with two decimals: 1248050 is "12,480.50", an invalid number is "–". @param hundredths stored value */
export function formatCoins(hundredths: number): string {
  // Without Intl.NumberFormat: some engines have none, refuse its option against "-0.00" or ignore its rounding.
  const size = Math.round(Math.abs(hundredths));
  // Avoids "NaN" if a server does not send a number. Larger ones have no digits as text.
  if (!(size < 1e21)) return '–';
  const digits = String(size).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3}){1,6}$)/g, ',');
  return `${hundredths < 0 && size > 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

/** Formats whole coins without decimals, for fields, buttons and hints: 5000 is "50", 5050 "50.50". @param hundredths stored value */
export function formatCoinsShort(hundredths: number): string {
  return formatCoins(hundredths).replace(/\.00$/, '');
}

/**
 * Formats points, rounded down to hundredths (spec 9): 324055.9 is "3,240.55". @param stored hundredths, possibly with
 * a fraction
 */
export function formatPoints(stored: number): string {
  return formatCoins(Math.floor(stored));
}

/** Formats a rate with two decimals, without a percent sign: 30 is "0.30". @param rate hundredths of a percent */
export function formatPercent(rate: number): string {
  return formatCoins(rate);
}

/**
 * Shortens coins for narrow places, rounded down, so that the text never shows more than there is: 1234567890 is
 * "12.34M". @param hundredths stored value
 */
export function formatCoinsCompact(hundredths: number): string {
  let [size, unit] = [1, ''];
  for (const next of 'KMBT') {
    if (!(Math.abs(Math.floor(hundredths / size)) >= 100_000)) break;
    [size, unit] = [size * 1000, next];
  }
  return formatCoins(Math.floor(hundredths / size)).replace(/\.?0{1,2}$/, '') + unit;
}
