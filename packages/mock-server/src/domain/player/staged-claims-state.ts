/** A promotion with consecutive steps; the items of a step are claimed one by one. */
export interface StagedClaims {
  /** Steps with all items claimed. */
  claimed: number[];
  /** Claimed items of the current step. */
  received: number[];
  /** The latest claim. */
  last?: { readonly propId: number; readonly at: number };
}
