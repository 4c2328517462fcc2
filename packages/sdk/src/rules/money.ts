/** Money is stored in hundredths. These functions format it for display (spec 9). */

// Avoids "-0.00".
const twoDecimals = new Intl.NumberFormat('en-PK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

// Avoids "NaN" if a server does not send a number.
function formatAmount(hundredths: number) {
  return Number.isFinite(hundredths / 100) ? twoDecimals.format(hundredths / 100) : '–';
}

/** Formats coins with two decimals: 1248050 is "12,480.50", an invalid number is "–". @param hundredths stored value */
export function formatCoins(hundredths: number): string {
  return formatAmount(hundredths);
}

/** Formats whole coins without decimals, for fields, buttons and hints: 5000 is "50", 5050 "50.50". @param hundredths stored value */
export function formatCoinsShort(hundredths: number): string {
  return formatAmount(hundredths).replace(/\.00$/, '');
}

/**
 * Formats points, rounded down to hundredths (spec 9): 324055.9 is "3,240.55". @param stored hundredths, possibly with
 * a fraction
 */
export function formatPoints(stored: number): string {
  return formatAmount(Math.floor(stored));
}

/** Formats a rate with two decimals, without a percent sign: 30 is "0.30". @param rate hundredths of a percent */
export function formatPercent(rate: number): string {
  return formatAmount(rate);
}

const compact = new Intl.NumberFormat('en-PK', {
  notation: 'compact',
  maximumFractionDigits: 2,
  roundingMode: 'floor',
});

/**
 * Shortens coins for narrow places, rounded down, so that the text never shows more than there is: 1234567890 is
 * "12.34M". @param hundredths stored value
 */
export function formatCoinsCompact(hundredths: number): string {
  return compact.format(hundredths / 100);
}
