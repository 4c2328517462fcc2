import type { ItemStatus } from '@tara/contract/constants';

/** What a player has done so far in the promotions for signing in, depositing and staking; what is missing has not begun. */
export interface PromotionsState {
  /** Day of the latest claim, by task id. */
  tasks?: Record<string, number>;
  firstCharge?: FirstCharge;
  accumulatedRecharge?: AccumulatedRecharge;
  continuousRecharge?: ContinuousRecharge;
  loginPay?: LoginPayCard[];
  /** Day of the latest supply. */
  suppliedOn?: number;
  signUpBonus?: SignUpBonus;
  vipRebate?: VipRebate;
  freeSign?: FreeSign;
}

/** A bought first-charge offer (activity 39). What is missing was not bought (spec 4, itemStatus 0). */
export interface FirstCharge {
  /** The offer. */
  awardId: number;
  itemStatus: typeof ItemStatus.claimable | typeof ItemStatus.claimed;
  /** Items claimed so far. */
  received: number[];
}

/** Deposits added up (activity 28, recharge bonus 6). */
export interface AccumulatedRecharge {
  /** Deposits while the activity was open, in hundredths. */
  total: number;
  /** Steps claimed. */
  claimed: number[];
}

/** A row of days with a deposit each (activity 43, recharge bonus 8). */
export interface ContinuousRecharge {
  /** Length of the row, up to what the reward after all days asks for. */
  dayCount: number;
  /** The last day with a deposit. */
  lastDay: number;
  /** Steps claimed in this row. */
  claimed: number[];
  extraClaimed: boolean;
}

/** The daily sign-in board (free sign, activity 36). */
export interface FreeSign {
  /** The place signed last. */
  day: number;
  /** The day on which it was signed. */
  signedDay: number;
}

/** A card that was bought once and pays on each of its days (fund, activity 16). */
export interface LoginPayCard {
  id: number;
  propId: number;
  /** Days still to be received; a day that passes without a claim is not lost. */
  days: number;
  /** The last day received. */
  receivedDay: number;
}

/** The board of the sign-up bonus (activity 15): one place a day; who stays away loses none. */
export interface SignUpBonus {
  /** Places received, from the first on. */
  received: number;
  /** The last day on which one was received. */
  receivedDay: number;
}

/** Stakes that a rebate is still to be paid for (activity 8). Money is in hundredths. */
export interface VipRebate {
  /** The day that `staked` belongs to. */
  day: number;
  /** Stakes of that day. */
  staked: number;
  /** Stakes of the days before, not paid for yet. */
  waiting: number;
  /** The last day on which the rebate was received. */
  receivedDay: number;
}
