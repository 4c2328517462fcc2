import { RechargeStatus, TradeType } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';
import type { RechargeType } from '#seed/content.ts';
import { hasCardForChannel } from '../money/bank-cards.ts';
import { handleDepositSettled } from '../events/domain-events.ts';
import { postEntry } from '../money/ledger.ts';
import { formatAmount } from '../mail/mail-text.ts';
import { notifyPlayer } from '../mail/mailbox.ts';
import { toOrderId } from '../money/order-ids.ts';
import type { Player } from '../player/player.ts';
import { requireBonus } from '../promotions/bonus-orders.ts';
import { BusinessError } from '#contract/business-error.ts';
import { scheduleNextTimer } from '../player/next-timer.ts';
import { recordTrade } from '../money/trades.ts';
import type { DepositOrder } from '../player/money-state.ts';
import { isDoubleSubmit, type Submission } from '../player/double-submit.ts';
import type { DomainContext } from '../player/context.ts';

/** The order that a double click repeats, if there is one. */
function findDuplicate(
  orders: readonly DepositOrder[],
  wanted: Pick<DepositOrder, 'amount' | 'rechargeType' | 'actType'>,
  submission: Submission,
): DepositOrder | undefined {
  return orders.find(
    (order) =>
      order.status === RechargeStatus.pending &&
      isDoubleSubmit(submission, order.createTime) &&
      order.amount === wanted.amount &&
      order.rechargeType === wanted.rechargeType &&
      order.actType === wanted.actType,
  );
}

export interface DepositRequest {
  amount: number;
  rechargeType: number;
  actType: number;
}

/** Spec 2.5 and 9: +300 coins on the first deposit. */
const FIRST_DEPOSIT_BONUS = 300_00;

/** Maximum of unpaid orders per player. */
const MAX_PENDING = 20;

/** One point (100 hundredths) for every 100.00 coins deposited. */
function pointsFor(amount: number): number {
  return Math.floor(amount / 100);
}

function requireChannel(draft: Player, request: DepositRequest, context: DomainContext): RechargeType {
  const channel = context.content.rechargeTypes.find((type) => type.id === request.rechargeType);
  if (!channel) throw new BusinessError('rechargeChannelUnknown');
  if (request.amount < channel.minAmount || request.amount > channel.maxAmount)
    throw new BusinessError('rechargeAmountOutOfRange');
  const needsCard = context.config.isDepositBank === 1 && channel.kind === 'bank';
  if (needsCard && !hasCardForChannel(draft, channel.bankId)) throw new BusinessError('bankCardRequired');
  return channel;
}

/**
 * Opens a deposit order, or returns the order that a double click without a key repeats.
 * @throws {BusinessError} `rechargeChannelUnknown`, `rechargeAmountOutOfRange`, `rechargeBonusUnavailable`,
 *   `rechargeOrdersPending`, `bankCardRequired` (spec 5: a card of the channel's bank, or any card if the channel names no
 *   bank)
 */
export function openOrder(
  draft: Player,
  request: DepositRequest,
  context: DomainContext & Submission,
): DepositOrder {
  const channel = requireChannel(draft, request, context);
  requireBonus(draft, request, context);
  const duplicate = findDuplicate(draft.orders, request, context);
  if (duplicate) return duplicate;
  const waiting = draft.orders.filter((order) => order.status === RechargeStatus.pending);
  if (waiting.length >= MAX_PENDING) throw new BusinessError('rechargeOrdersPending');
  const { kind } = channel;
  const { settleAfterMs, qrWindowMs } = context.config;
  const order: DepositOrder = {
    id: toOrderId(draft.id, draft.orders.length + 1),
    ...request,
    kind,
    status: RechargeStatus.pending,
    bonus: 0,
    createTime: context.now,
    expireTime: kind === 'bank' ? 0 : context.now + qrWindowMs,
    settleAt: kind === 'bank' && settleAfterMs !== null ? context.now + settleAfterMs : 0,
    token: context.secrets.text(24),
  };
  draft.orders.push(order);
  scheduleNextTimer(draft);
  return order;
}

function close(draft: Player, order: DepositOrder, status: Schema<'RechargeStatus'>): void {
  order.status = status;
  scheduleNextTimer(draft);
}

/** The payment arrived: credits the order once, however often it is called. A closed order does not change. */
export function settleOrder(draft: Player, order: DepositOrder, context: DomainContext): void {
  if (order.status !== RechargeStatus.pending) return;
  close(draft, order, RechargeStatus.done);
  const reference = order.id;
  postEntry(draft, { currency: 'coin', amount: order.amount, reason: 'deposit', reference }, context);
  postEntry(
    draft,
    { currency: 'points', amount: pointsFor(order.amount), reason: 'deposit', reference },
    context,
  );
  draft.totalRecharge += order.amount;
  draft.turnoverLeft += order.amount;
  if (!draft.firstRecharge) {
    draft.firstRecharge = true;
    order.bonus = FIRST_DEPOSIT_BONUS;
    postEntry(
      draft,
      { currency: 'coin', amount: order.bonus, reason: 'firstDepositBonus', reference },
      context,
    );
    notifyPlayer(draft, 'firstDeposit', { amount: formatAmount(order.amount), orderId: order.id }, context);
  }
  handleDepositSettled(draft, { orderId: order.id, amount: order.amount, actType: order.actType }, context);
  recordTrade(draft, TradeType.deposit, order.amount, context);
}

/** The payment was declined. A closed order does not change. */
export function failOrder(draft: Player, order: DepositOrder, reason?: string): void {
  if (order.status !== RechargeStatus.pending) return;
  close(draft, order, RechargeStatus.failed);
  if (reason !== undefined) order.reason = reason;
}

/**
 * A payment arrives. Only the full amount is credited: a part fails the order, and a payment for an expired order is
 * returned. An order that has ended changes only in this reason.
 * @param amount in hundredths, at most the amount of the order
 */
export function payOrder(draft: Player, order: DepositOrder, amount: number, context: DomainContext): void {
  if (order.status === RechargeStatus.expired)
    order.reason ??= `Your payment of ${formatAmount(amount)} arrived too late. The payment is returned.`;
  else if (amount < order.amount)
    failOrder(
      draft,
      order,
      `Only ${formatAmount(amount)} of ${formatAmount(order.amount)} arrived. The payment is returned.`,
    );
  else settleOrder(draft, order, context);
}

/** The payment window closes now. A closed order does not change. */
export function expireOrder(draft: Player, order: DepositOrder): void {
  if (order.status === RechargeStatus.pending) close(draft, order, RechargeStatus.expired);
}

/** Timers of the player's waiting orders: a bank transfer arrives, an unpaid code or page expires. */
export function depositTimers(draft: Player) {
  return draft.orders
    .filter((order) => order.status === RechargeStatus.pending)
    .map((order) => ({
      at: order.settleAt || order.expireTime,
      run: (context: DomainContext) => {
        if (order.settleAt > 0) settleOrder(draft, order, context);
        else close(draft, order, RechargeStatus.expired);
      },
    }));
}
