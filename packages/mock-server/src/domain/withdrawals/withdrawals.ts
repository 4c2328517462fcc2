import { ExchangeStatus, TradeType } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { post } from '../money/ledger.ts';
import { inWords } from '../mail/letters.ts';
import { tell } from '../mail/mailbox.ts';
import { maskCard } from '../display/mask.ts';
import { withdrawalIdOf } from '../money/order-ids.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { reschedule } from '../player/next-timer.ts';
import { recordTrade } from '../money/trades.ts';
import { findTwin, usedToday } from './withdrawal-orders.ts';
import { type BankCard, isWaiting, type WithdrawalOrder } from '../player/money-state.ts';
import type { Effects } from '../player/context.ts';
import { isVerified } from '../kyc/verification.ts';

type Scope = Pick<Effects, 'now' | 'config' | 'content'>;

/** What of the balance is free: all but what must still be staked. */
const withdrawableOf = ({ coin, turnoverLeft }: Frozen<Player>): number => Math.max(0, coin - turnoverLeft);

const remainingToday = (player: Frozen<Player>, { now, config, content }: Scope): number =>
  Math.max(0, content.withdrawal.perDay - usedToday(player.withdrawals, now, config.zoneMinutes));

/** What a player can withdraw at the moment. */
export const withdrawalInfo = (player: Frozen<Player>, scope: Scope) => ({
  minAmount: scope.content.withdrawal.minAmount,
  maxAmount: scope.content.withdrawal.maxAmount,
  withdrawable: withdrawableOf(player),
  fee: scope.content.withdrawal.fee,
  remainCount: remainingToday(player, scope),
  turnoverLeft: player.turnoverLeft,
});

/** How long an order of that amount takes (spec 1: the more it is the longer it takes); 0 for ever. */
const decideAt = (amount: number, { now, config, content }: Scope): number => {
  if (config.withdrawalDayMs === null) return 0;
  const { processing } = content.withdrawal;
  const step = processing.find(({ upTo }) => upTo === undefined || amount <= upTo);
  return now + (step?.days ?? 0) * config.withdrawalDayMs;
};

/** @throws {Refusal} `bankCardUnknown`. */
export const requireCard = (draft: Player, bankId: number): BankCard => {
  const card = draft.cards.find((candidate) => candidate.bankId === bankId);
  if (!card) throw new Refusal('bankCardUnknown', { pointer: '/bankId' });
  return card;
};

/**
 * Takes the amount from the balance and makes an order of it, or finds the one that an impatient second request means.
 * @throws {Refusal} `kycRequired` (spec 1: before the first withdrawal), `withdrawAmountOutOfRange`,
 * `withdrawBalanceTooLow`, `withdrawLimitReached`.
 */
export const openWithdrawal = (
  draft: Player,
  amount: number,
  card: BankCard,
  fx: Effects,
): WithdrawalOrder => {
  if (!isVerified(draft)) throw new Refusal('kycRequired');
  const { bankId, bankName, cardNum } = card;
  const twin = findTwin(draft.withdrawals, { amount, bankId }, fx.now);
  if (twin) return twin;
  const { minAmount, maxAmount } = fx.content.withdrawal;
  const pointer = '/amount';
  if (amount < minAmount || amount > maxAmount) throw new Refusal('withdrawAmountOutOfRange', { pointer });
  if (amount > withdrawableOf(draft)) throw new Refusal('withdrawBalanceTooLow', { pointer });
  if (remainingToday(draft, fx) === 0) throw new Refusal('withdrawLimitReached');
  const order: WithdrawalOrder = {
    id: withdrawalIdOf(draft.id, draft.withdrawals.length + 1),
    amount,
    bankId,
    bankName,
    cardNum,
    status: ExchangeStatus.pending,
    createTime: fx.now,
    decideAt: decideAt(amount, fx),
  };
  post(draft, { currency: 'coin', amount: -amount, reason: 'withdrawal', reference: order.id }, fx);
  draft.withdrawals.push(order);
  reschedule(draft);
  return order;
};

const close = (draft: Player, order: WithdrawalOrder, status: ExchangeStatus): void => {
  order.status = status;
  reschedule(draft);
};

/** The bank has taken it. A closed order stays as it is. */
export const payWithdrawal = (draft: Player, order: WithdrawalOrder, fx: Effects): void => {
  if (!isWaiting(order)) return;
  close(draft, order, ExchangeStatus.paid);
  const { id, amount, bankName, cardNum } = order;
  const values = { orderId: id, amount: inWords(amount), bankName, cardNum: maskCard(cardNum) };
  tell(draft, 'withdrawalPaid', values, fx);
  recordTrade(draft, TradeType.withdraw, amount, fx);
};

/** Gives the amount back. A closed order stays as it is. */
export const refuseWithdrawal = (
  draft: Player,
  order: WithdrawalOrder,
  fx: Effects,
  reason: string = fx.content.withdrawal.refusedReason,
): void => {
  if (!isWaiting(order)) return;
  close(draft, order, ExchangeStatus.refused);
  order.reason = reason;
  const { id, amount } = order;
  post(draft, { currency: 'coin', amount, reason: 'withdrawalReturned', reference: id }, fx);
  tell(draft, 'withdrawalRefused', { orderId: id, amount: inWords(amount), reason }, fx);
};

/** The end of the processing time: a bank refuses some accounts, so that refusals can be met at will. */
export const decideWithdrawal = (draft: Player, order: WithdrawalOrder, fx: Effects): void => {
  if (order.cardNum.endsWith(fx.content.withdrawal.refusedCardEnding)) refuseWithdrawal(draft, order, fx);
  else payWithdrawal(draft, order, fx);
};

/** A row of the withdrawal history. */
export const showWithdrawal = (order: Frozen<WithdrawalOrder>) => {
  const { id: orderId, amount, bankName, cardNum, status, createTime, reason } = order;
  const row = { orderId, amount, bankName, cardNum: maskCard(cardNum), status, createTime };
  return reason === undefined ? row : { ...row, reason };
};
