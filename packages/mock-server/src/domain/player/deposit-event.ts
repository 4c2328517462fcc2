/** A settled deposit. */
export interface SettledDeposit {
  readonly orderId: string;
  /** In hundredths. */
  readonly amount: number;
  /** The recharge bonus kind of the order, 0 for none. */
  readonly actType: number;
}
