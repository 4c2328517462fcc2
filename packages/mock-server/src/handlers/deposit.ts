import { RechargeStatus } from '#contract/generated.ts';
import type { Call } from '#calls/call.ts';
import { command, query } from '#contract/handler.ts';
import type { DepositOrder } from '#domain/deposit-orders.ts';
import { openOrder } from '#domain/deposits.ts';
import { pageOf } from '#domain/pages.ts';
import { Refusal } from '#domain/refusal.ts';
import { payPath } from '#pay/address.ts';

/** What the client shows for an order: bank details, a QR code or the address of a payment page (spec 7.4). */
const instructions = (order: DepositOrder, { world, origin, content }: Call) => {
  const { id: orderId, amount, createTime, expireTime } = order;
  if (order.kind === 'bank') return { orderId, appRechargeBankOwn: { ...content.ownBank, amount } };
  const path = payPath(world.prefix, order);
  if (order.kind === 'page') return { orderId, payUrl: path };
  return { orderId, appRechargeQr: { orderId, qrCodeText: `${origin}${path}`, createTime, expireTime } };
};

/** Deposits (spec 7.4). */
export const depositHandlers = {
  recharge3: command<'recharge3'>((draft, { amount, rechargeType, actType }, call) =>
    instructions(openOrder(draft, { amount, rechargeType, actType }, call), call),
  ),

  checkRechargeOrder: query<'checkRechargeOrder'>((player, { orderId }) => {
    const order = player.orders.find(({ id }) => id === orderId);
    if (!order) throw new Refusal('rechargeOrderUnknown', { pointer: '/orderId' });
    if (order.status === RechargeStatus.expired) throw new Refusal('rechargeOrderExpired');
    if (order.status === RechargeStatus.failed) throw new Refusal('rechargeOrderFailed');
    return { isRechargeDone: order.status === RechargeStatus.done };
  }),

  getRechargeRecord: query<'getRechargeRecord'>((player, input) => {
    const { rows, total } = pageOf(player.orders.toReversed(), input);
    const list = rows.map(({ id: orderId, amount, rechargeType, status, createTime }) => ({
      orderId,
      amount,
      rechargeType,
      status,
      createTime,
    }));
    return { list, total };
  }),
};
