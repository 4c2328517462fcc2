import { ExchangeStatus, TradeType } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';
import type { Frozen } from '#frozen.ts';
import { postEntry } from '../money/ledger.ts';
import { formatAmount } from '../mail/mail-text.ts';
import { notifyPlayer } from '../mail/mailbox.ts';
import { maskCard } from '../display/mask.ts';
import { toWithdrawalId } from '../money/order-ids.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { scheduleNextTimer } from '../player/next-timer.ts';
import { recordTrade } from '../money/trades.ts';
import { findDuplicate, countUsedToday } from './withdrawal-orders.ts';
import { type BankCard, isWaiting, type WithdrawalOrder } from '../player/money-state.ts';
import type { Submission } from '../player/double-submit.ts';
import type { DomainContext } from '../player/context.ts';
import { isVerified } from '../kyc/verification.ts';

type ReadContext = Pick<DomainContext, 'now' | 'config' | 'content'>;

/** The withdrawable part of the balance: all coins except those that must still be staked. */
function getWithdrawable({ coin, turnoverLeft }: Frozen<Player>): number {
  return Math.max(0, coin - turnoverLeft);
}

function remainingToday(player: Frozen<Player>, { now, config, content }: ReadContext): number {
  return Math.max(0, content.withdrawal.perDay - countUsedToday(player.withdrawals, now, config.zoneMinutes));
}

/** The limits, the fee and the withdrawable balance of a player. */
export function withdrawalInfo(player: Frozen<Player>, context: ReadContext) {
  return {
    minAmount: context.content.withdrawal.minAmount,
    maxAmount: context.content.withdrawal.maxAmount,
    withdrawable: getWithdrawable(player),
    fee: context.content.withdrawal.fee,
    remainCount: remainingToday(player, context),
    turnoverLeft: player.turnoverLeft,
  };
}

/** The processing time of an amount (spec 1: larger amounts take longer); 0 for no end. */
function decideAt(amount: number, { now, config, content }: ReadContext): number {
  if (config.withdrawalDayMs === null) return 0;
  const { processing } = content.withdrawal;
  const step = processing.find(({ upTo }) => upTo === undefined || amount <= upTo);
  return now + (step?.days ?? 0) * config.withdrawalDayMs;
}

/** @throws {BusinessError} `bankCardUnknown`. */
export function requireCard(draft: Player, bankId: number): BankCard {
  const card = draft.cards.find((candidate) => candidate.bankId === bankId);
  if (!card) throw new BusinessError('bankCardUnknown', { pointer: '/bankId' });
  return card;
}

/**
 * Deducts the amount from the balance and opens an order, or returns the order that a double click without a key repeats.
 * @throws {BusinessError} `kycRequired` (spec 1: before the first withdrawal), `withdrawAmountOutOfRange`,
 *   `withdrawBalanceTooLow`, `withdrawLimitReached`
 */
export function openWithdrawal(
  draft: Player,
  amount: number,
  card: BankCard,
  context: DomainContext & Submission,
): WithdrawalOrder {
  if (!isVerified(draft)) throw new BusinessError('kycRequired');
  const { bankId, bankName, cardNum } = card;
  const duplicate = findDuplicate(draft.withdrawals, { amount, bankId }, context);
  if (duplicate) return duplicate;
  const { minAmount, maxAmount } = context.content.withdrawal;
  const pointer = '/amount';
  if (amount < minAmount || amount > maxAmount)
    throw new BusinessError('withdrawAmountOutOfRange', { pointer });
  if (amount > getWithdrawable(draft)) throw new BusinessError('withdrawBalanceTooLow', { pointer });
  if (remainingToday(draft, context) === 0) throw new BusinessError('withdrawLimitReached');
  const order: WithdrawalOrder = {
    id: toWithdrawalId(draft.id, draft.withdrawals.length + 1),
    amount,
    bankId,
    bankName,
    cardNum,
    status: ExchangeStatus.pending,
    createTime: context.now,
    decideAt: decideAt(amount, context),
  };
  postEntry(draft, { currency: 'coin', amount: -amount, reason: 'withdrawal', reference: order.id }, context);
  draft.withdrawals.push(order);
  scheduleNextTimer(draft);
  return order;
}

function close(draft: Player, order: WithdrawalOrder, status: Schema<'ExchangeStatus'>): void {
  order.status = status;
  scheduleNextTimer(draft);
}

/** The bank has paid it. A closed order does not change. */
export function payWithdrawal(draft: Player, order: WithdrawalOrder, context: DomainContext): void {
  if (!isWaiting(order)) return;
  close(draft, order, ExchangeStatus.paid);
  const { id, amount, bankName, cardNum } = order;
  const values = { orderId: id, amount: formatAmount(amount), bankName, cardNum: maskCard(cardNum) };
  notifyPlayer(draft, 'withdrawalPaid', values, context);
  recordTrade(draft, TradeType.withdraw, amount, context);
}

/** Refunds the amount. A closed order does not change. */
export function refuseWithdrawal(
  draft: Player,
  order: WithdrawalOrder,
  context: DomainContext,
  reason: string = context.content.withdrawal.refusedReason,
): void {
  if (!isWaiting(order)) return;
  close(draft, order, ExchangeStatus.refused);
  order.reason = reason;
  const { id, amount } = order;
  postEntry(draft, { currency: 'coin', amount, reason: 'withdrawalReturned', reference: id }, context);
  notifyPlayer(draft, 'withdrawalRefused', { orderId: id, amount: formatAmount(amount), reason }, context);
}

/** The end of the processing time. The bank refuses some accounts, so that tests can provoke a refused withdrawal. */
export function decideWithdrawal(draft: Player, order: WithdrawalOrder, context: DomainContext): void {
  if (order.cardNum.endsWith(context.content.withdrawal.refusedCardEnding))
    refuseWithdrawal(draft, order, context);
  else payWithdrawal(draft, order, context);
}

/** A row of the withdrawal history. */
export function showWithdrawal(order: Frozen<WithdrawalOrder>) {
  const { id: orderId, amount, bankName, cardNum, status, createTime, reason } = order;
  const row = { orderId, amount, bankName, cardNum: maskCard(cardNum), status, createTime };
  return reason === undefined ? row : { ...row, reason };
}
