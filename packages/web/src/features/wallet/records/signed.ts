/** An amount with its sign; a minus sign has the width of a plus. @param format formats an amount without sign */
export function signed(hundredths: number, format: (hundredths: number) => string): string {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '\u2212' : '';
  return sign + format(Math.abs(hundredths));
}
