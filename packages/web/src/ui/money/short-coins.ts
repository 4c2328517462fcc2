const short = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumFractionDigits: 2,
  // Never more than there is.
  roundingMode: 'trunc',
});

/** Coins in few characters, for where the whole amount has no room: 1234567890 is "12.34M". @param hundredths stored value */
export function shortCoins(hundredths: number): string {
  return short.format(hundredths / 100);
}
