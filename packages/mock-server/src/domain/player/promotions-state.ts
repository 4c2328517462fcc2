import type { ItemStatus } from '@tara/contract/constants';

/** A player's progress in the promotions for sign-ins, deposits and stakes; missing parts have not begun. */
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
  /** Day of the latest red packet. */
  redPacketOn?: number;
}

/** A bought first-charge offer (activity 39); undefined if none was bought (spec 4, itemStatus 0). */
export interface FirstCharge {
  /** The offer's id. */
  awardId: number;
  itemStatus: typeof ItemStatus.claimable | typeof ItemStatus.claimed;
  /** Claimed items. */
  received: number[];
}

/** The sum of deposits (activity 28, recharge bonus 6). */
export interface AccumulatedRecharge {
  /** Deposits while the activity was open, in hundredths. */
  total: number;
  /** Claimed steps. */
  claimed: number[];
}

/** A row of consecutive days with a deposit (activity 43, recharge bonus 8). */
export interface ContinuousRecharge {
  /** Length of the row, up to the number of days of the final reward. */
  dayCount: number;
  /** The last day with a deposit. */
  lastDay: number;
  /** Claimed steps of this row. */
  claimed: number[];
  extraClaimed: boolean;
}

/** The daily sign-in board (free sign, activity 36). */
export interface FreeSign {
  /** The place of the latest sign-in. */
  day: number;
  /** The day of the latest sign-in. */
  signedDay: number;
}

/** A card that is bought once and pays on each of its days (fund, activity 16). */
export interface LoginPayCard {
  id: number;
  propId: number;
  /** Days still to be received; a day without a claim is not lost. */
  days: number;
  /** The latest received day. */
  receivedDay: number;
}

/** The board of the sign-up bonus (activity 15): one place per day; missed days are not lost. */
export interface SignUpBonus {
  /** How many places were received. */
  received: number;
  /** The day of the latest receipt. */
  receivedDay: number;
}

/** Stakes for which a rebate is still due (activity 8). Money is in hundredths. */
export interface VipRebate {
  /** The day of `staked`. */
  day: number;
  /** Stakes of that day. */
  staked: number;
  /** Stakes of previous days without a rebate yet. */
  waiting: number;
  /** The day of the latest rebate. */
  receivedDay: number;
}
