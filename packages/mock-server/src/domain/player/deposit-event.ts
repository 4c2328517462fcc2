/** A deposit that has come in. */
export interface SettledDeposit {
  readonly orderId: string;
  /** In hundredths. */
  readonly amount: number;
  /** Recharge bonus kind it was made for, 0 for none. */
  readonly actType: number;
}
