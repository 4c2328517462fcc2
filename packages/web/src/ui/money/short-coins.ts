const short = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumFractionDigits: 2,
  // Round down.
  roundingMode: 'trunc',
});

/** Coins in few characters: 1234567890 is "12.34M". @param hundredths stored value */
export function shortCoins(hundredths: number): string {
  return short.format(hundredths / 100);
}
