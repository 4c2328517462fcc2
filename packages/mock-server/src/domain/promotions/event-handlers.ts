import type { Player } from '../player/player.ts';
import { countRecharge } from './accumulated-recharge.ts';
import { countRechargeDay } from './continuous-recharge.ts';
import { buyFirstCharge } from './first-charge.ts';
import { buyLoginPay } from './login-pay.ts';
import { countStake } from './vip-rebate.ts';
import type { Effects } from '../player/context.ts';
import type { Deposit } from '../player/deposit-event.ts';

/** What a deposit moves in the promotions. */
export const afterDeposit = (draft: Player, deposit: Deposit, fx: Effects): void => {
  buyFirstCharge(draft, deposit, fx);
  buyLoginPay(draft, deposit, fx);
  countRecharge(draft, deposit.amount, fx);
  countRechargeDay(draft, fx);
};

/** What a stake moves in the promotions. */
export const afterStake = (draft: Player, amount: number, fx: Effects): void => countStake(draft, amount, fx);
