/** Money is stored in hundredths everywhere; these turn it into text at the last moment (spec 9). */

// A negative amount keeps its sign, nothing at all has none: "-0.00" is no amount.
const twoDecimals = new Intl.NumberFormat('en-PK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});
const shortDecimals = new Intl.NumberFormat('en-PK', {
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

// A server that sends no number is no reason to show a person "NaN".
function amount(format: Intl.NumberFormat, hundredths: number) {
  return Number.isFinite(hundredths / 100) ? format.format(hundredths / 100) : '–';
}

/** Coins with two decimals: 1248050 is "12,480.50"; what is no number is "–". @param hundredths stored value */
export function formatCoins(hundredths: number): string {
  return amount(twoDecimals, hundredths);
}

/** Badges and hints drop trailing zeros: 5000 is "50". @param hundredths stored value */
export function formatCoinsShort(hundredths: number): string {
  return amount(shortDecimals, hundredths);
}

/** Points floor to hundredths (spec 9): 324055.9 is "3,240.55". @param stored may carry a fraction of a hundredth */
export function formatPoints(stored: number): string {
  return amount(twoDecimals, Math.floor(stored));
}

/**
 * Reads an amount that a person typed, in whole coins with up to two decimals. Commas group digits, by thousands
 * or by lakhs; a comma that may be meant as a decimal point ("1,5", "1,50") is no amount, never a larger one.
 * @returns hundredths, or null when the text is no such amount
 */
export function parseAmount(text: string): number | null {
  const typed = text.trim();
  if (!/^\d+((,\d{2,})*,\d{3,})?(\.\d{1,2})?$/.test(typed)) return null;
  const [whole = '', cents = ''] = typed.replaceAll(',', '').split('.');
  if (whole.length > 9) return null;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
