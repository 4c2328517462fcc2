import { RechargeStatus, TradeType } from '#contract/generated.ts';
import type { RechargeType } from '#seed/content.ts';
import { hasCardFor } from '../money/bank-cards.ts';
import { findDoubleSubmit } from './double-submit.ts';
import { deposited } from '../events/domain-events.ts';
import { post } from '../money/ledger.ts';
import { inWords } from '../mail/letters.ts';
import { tell } from '../mail/mailbox.ts';
import { orderIdOf } from '../money/order-ids.ts';
import type { Player } from '../player/player.ts';
import { requireBonus } from '../promotions/bonus-orders.ts';
import { Refusal } from '#contract/business-error.ts';
import { reschedule } from '../player/next-timer.ts';
import { recordTrade } from '../money/trades.ts';
import type { DepositOrder } from '../player/money-state.ts';
import type { Effects } from '../player/context.ts';

export interface DepositRequest {
  amount: number;
  rechargeType: number;
  actType: number;
}

/** Spec 2.5 and 9: +300 coins on the first deposit. */
const FIRST_DEPOSIT_BONUS = 300_00;

/** More unpaid orders than this one player cannot have. */
const MAX_PENDING = 20;

/** One point (100 hundredths) for every 100.00 coins deposited. */
const pointsFor = (amount: number): number => Math.floor(amount / 100);

const requireChannel = (draft: Player, request: DepositRequest, fx: Effects): RechargeType => {
  const channel = fx.content.rechargeTypes.find((type) => type.id === request.rechargeType);
  if (!channel) throw new Refusal('rechargeChannelUnknown');
  if (request.amount < channel.minAmount || request.amount > channel.maxAmount)
    throw new Refusal('rechargeAmountOutOfRange');
  const needsCard = fx.config.isDepositBank === 1 && channel.kind === 'bank';
  if (needsCard && !hasCardFor(draft, channel.bankId)) throw new Refusal('bankCardRequired');
  return channel;
};

/**
 * Opens a deposit order, or finds the one that an impatient second request means.
 * @throws {Refusal} `rechargeChannelUnknown`, `rechargeAmountOutOfRange`, `rechargeBonusUnavailable`,
 * `rechargeOrdersPending`, `bankCardRequired` (spec 5: a card of the channel's bank, or any when it names none).
 */
export const openOrder = (draft: Player, request: DepositRequest, fx: Effects): DepositOrder => {
  const channel = requireChannel(draft, request, fx);
  requireBonus(draft, request, fx);
  const twin = findDoubleSubmit(draft.orders, request, fx.now);
  if (twin) return twin;
  const waiting = draft.orders.filter((order) => order.status === RechargeStatus.pending);
  if (waiting.length >= MAX_PENDING) throw new Refusal('rechargeOrdersPending');
  const { kind } = channel;
  const { settleAfterMs, qrWindowMs } = fx.config;
  const order: DepositOrder = {
    id: orderIdOf(draft.id, draft.orders.length + 1),
    ...request,
    kind,
    status: RechargeStatus.pending,
    bonus: 0,
    createTime: fx.now,
    expireTime: kind === 'bank' ? 0 : fx.now + qrWindowMs,
    settleAt: kind === 'bank' && settleAfterMs !== null ? fx.now + settleAfterMs : 0,
    token: fx.chance.text(24),
  };
  draft.orders.push(order);
  reschedule(draft);
  return order;
};

const close = (draft: Player, order: DepositOrder, status: RechargeStatus): void => {
  order.status = status;
  reschedule(draft);
};

/** The money has come: credits the order once, whoever asks how often. A closed order stays as it is. */
export const settleOrder = (draft: Player, order: DepositOrder, fx: Effects): void => {
  if (order.status !== RechargeStatus.pending) return;
  close(draft, order, RechargeStatus.done);
  const reference = order.id;
  post(draft, { currency: 'coin', amount: order.amount, reason: 'deposit', reference }, fx);
  post(draft, { currency: 'points', amount: pointsFor(order.amount), reason: 'deposit', reference }, fx);
  draft.totalRecharge += order.amount;
  draft.turnoverLeft += order.amount;
  if (!draft.firstRecharge) {
    draft.firstRecharge = true;
    order.bonus = FIRST_DEPOSIT_BONUS;
    post(draft, { currency: 'coin', amount: order.bonus, reason: 'firstDepositBonus', reference }, fx);
    tell(draft, 'firstDeposit', { amount: inWords(order.amount), orderId: order.id }, fx);
  }
  deposited(draft, { orderId: order.id, amount: order.amount, actType: order.actType }, fx);
  recordTrade(draft, TradeType.deposit, order.amount, fx);
};

/** The payment was declined. A closed order stays as it is. */
export const failOrder = (draft: Player, order: DepositOrder): void => {
  if (order.status === RechargeStatus.pending) close(draft, order, RechargeStatus.failed);
};

/** What the clock does to the player's waiting orders: a bank transfer arrives, an unpaid code or page expires. */
export const dueDeposits = (draft: Player) =>
  draft.orders
    .filter((order) => order.status === RechargeStatus.pending)
    .map((order) => ({
      at: order.settleAt || order.expireTime,
      happen: (fx: Effects) => {
        if (order.settleAt > 0) settleOrder(draft, order, fx);
        else close(draft, order, RechargeStatus.expired);
      },
    }));
