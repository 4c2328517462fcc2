const whole = new Intl.NumberFormat('en-PK');

/** A number of things: 5000 is "5,000". */
export function formatCount(count: number): string {
  return whole.format(count);
}
