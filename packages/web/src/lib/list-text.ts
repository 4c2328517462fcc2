const list = new Intl.ListFormat('en-PK', { type: 'conjunction' });

/** Items in one line: "20.00 coins, 5.00 points and Deposit coupon". */
export function listText(items: readonly string[]): string {
  return list.format(items);
}
