/** A promotion whose steps follow each other; the items of a step are claimed one by one. */
export interface StagedClaims {
  /** Steps of which every item was claimed. */
  claimed: number[];
  /** Items claimed of the step the player is at. */
  received: number[];
  /** The latest claim. */
  last?: { readonly propId: number; readonly at: number };
}
