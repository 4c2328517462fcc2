import type { ContinuousRecharge } from './continuous-recharge.ts';
import type { AccumulatedRecharge } from './accumulated-recharge.ts';
import type { FirstCharge } from './first-charge.ts';
import type { FreeSign } from './free-sign.ts';
import type { LoginPayCard } from './login-pay.ts';
import type { SignUpBonus } from './sign-up-bonus.ts';
import type { VipRebate } from './vip-rebate.ts';

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
