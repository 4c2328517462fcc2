import type { Player } from '../player/player.ts';
import { countRecharge } from './accumulated-recharge.ts';
import { countRechargeDay } from './continuous-recharge.ts';
import { applyCoupon } from './coupons.ts';
import { buyFirstCharge } from './first-charge.ts';
import { buyLoginPay } from './login-pay.ts';
import { countStake } from './vip-rebate.ts';
import type { DomainContext } from '../player/context.ts';
import type { SettledDeposit } from '../player/deposit-event.ts';

/** Effects of a deposit on the promotions. */
export function handleDeposit(draft: Player, deposit: SettledDeposit, context: DomainContext): void {
  applyCoupon(draft, deposit, context);
  buyFirstCharge(draft, deposit, context);
  buyLoginPay(draft, deposit, context);
  countRecharge(draft, deposit.amount, context);
  countRechargeDay(draft, context);
}

/** Effects of a stake on the promotions. */
export function handleStake(draft: Player, amount: number, context: DomainContext): void {
  countStake(draft, amount, context);
}
