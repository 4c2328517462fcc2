/** A reward item; the meaning of `count` depends on the id (spec 9). */
export interface RewardItem {
  readonly id: number;
  readonly count: number;
  /** How many times a coin amount must be staked before it can be withdrawn. */
  readonly betRate?: number;
}
