import { RechargeStatus } from '@tara/contract/constants';
import type { Call } from '#calls/call.ts';
import { command, query } from '#calls/handler.ts';
import { openOrder } from '#domain/deposits/deposits.ts';
import { getCurrency } from '#domain/display/currency.ts';
import { filterOrders, getPage } from '#domain/display/pages.ts';
import type { Player } from '#domain/player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { payPath } from '#pay/address.ts';
import type { Frozen } from '#frozen.ts';
import type { DepositOrder } from '#domain/player/money-state.ts';

/** Our account for an order: at the bank of its channel, or the first one. */
function receivingAccount(
  { rechargeType }: Frozen<DepositOrder>,
  { rechargeTypes, ownAccounts }: Call['content'],
) {
  const channel = rechargeTypes.find(({ id }) => id === rechargeType);
  const account = ownAccounts.find(({ bankId }) => bankId === channel?.bankId) ?? ownAccounts[0];
  if (!account) throw new Error('The seed has no own account.');
  const { bankId: _bankId, ...shown } = account;
  return shown;
}

/** What the client shows for an order: bank details, a QR code or the address of a payment page (spec 7.4). */
function instructions(order: Frozen<DepositOrder>, { world, origin, config, content, now }: Call) {
  const { id: orderId, amount, createTime, expireTime } = order;
  const currency = getCurrency(config);
  if (order.kind === 'bank')
    return { appRechargeBankOwn: { ...receivingAccount(order, content), amount, currency } };
  const path = payPath(world.prefix, order);
  if (order.kind === 'page') return { payUrl: path };
  const timeLeft = Math.max(0, expireTime - now);
  const qrCodeText = `${origin}${path}`;
  return { appRechargeQr: { orderId, qrCodeText, currency, createTime, expireTime, timeLeft } };
}

/** An order in the form of an answer; a settled order has no payment details. */
function record(order: Frozen<DepositOrder>, call: Call) {
  const { id: orderId, amount, rechargeType, status, createTime, bonus, reason } = order;
  const waits = status === RechargeStatus.pending;
  return {
    orderId,
    amount,
    rechargeType,
    status,
    createTime,
    bonus,
    ...(reason === undefined ? {} : { reason }),
    ...(waits ? instructions(order, call) : {}),
  };
}

/** @throws {BusinessError} `rechargeOrderUnknown`, also for another player's order */
function ownOrder(player: Frozen<Player>, orderId: string): Frozen<DepositOrder> {
  const order = player.orders.find(({ id }) => id === orderId);
  if (!order) throw new BusinessError('rechargeOrderUnknown', { pointer: '/orderId' });
  return order;
}

/** Deposits (spec 7.4). */
export const depositHandlers = {
  recharge3: command<'recharge3'>((draft, { amount, rechargeType, actType }, call) => {
    const order = openOrder(draft, { amount, rechargeType, actType }, call);
    return { orderId: order.id, ...instructions(order, call) };
  }),

  checkRechargeOrder: query<'checkRechargeOrder'>((player, { orderId }) => {
    const order = ownOrder(player, orderId);
    if (order.status === RechargeStatus.expired) throw new BusinessError('rechargeOrderExpired');
    if (order.status === RechargeStatus.failed) throw new BusinessError('rechargeOrderFailed');
    return { isRechargeDone: order.status === RechargeStatus.done };
  }),

  getRechargeRecord: query<'getRechargeRecord'>((player, { orderId, ...input }, call) => {
    const orders = orderId === undefined ? player.orders.toReversed() : [ownOrder(player, orderId)];
    const { rows, total } = getPage(filterOrders(orders, input), input);
    return { list: rows.map((order) => record(order, call)), total };
  }),
};
