import { expectThat, requireThat } from '../../protocol/expect.ts';

/** More than any season asks for, in one deposit. */
export const LARGE = 10_000_00;

/**
 * Two deposits never bring more than one of their sum: a part of the price of a draw brings nothing. Sums that reach the
 * limit of one deposit show nothing.
 * @param bring what a new player gets for a deposit
 */
export async function roundsDown(bring: (amount: number) => Promise<number>): Promise<void> {
  const most = await bring(LARGE);
  let compared = 0;
  for (const amount of [150_00, 250_00]) {
    const [half, whole] = [await bring(amount), await bring(2 * amount)];
    if (whole >= most) continue;
    compared += 1;
    expectThat(`what a deposit of ${amount} brings`, 2 * half <= whole, `at most half of ${whole}`, half);
  }
  requireThat(compared > 0, 'the limit of one deposit is too low to compare');
}
