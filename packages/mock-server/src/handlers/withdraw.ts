import { conditionalCommand, query } from '#calls/handler.ts';
import { filterOrders, getPage } from '#domain/display/pages.ts';
import {
  openWithdrawal,
  requireCard,
  showWithdrawal,
  withdrawalInfo,
} from '#domain/withdrawals/withdrawals.ts';
import { withSafePassword } from './with-password.ts';

/** Withdrawals (spec 7.2 and 7.4). */
export const withdrawHandlers = {
  getExchange: query<'getExchange'>((player, _, call) => withdrawalInfo(player, call)),

  exchange: conditionalCommand<'exchange'>((player, { amount, bankId, safeboxPassword }, call) =>
    withSafePassword(player, safeboxPassword, call, (draft, commandCall) => {
      const order = openWithdrawal(draft, amount, requireCard(draft, bankId), commandCall);
      return { orderId: order.id, coin: draft.coin };
    }),
  ),

  getExchangeOrder: query<'getExchangeOrder'>((player, input) => {
    const { rows, total } = getPage(filterOrders(player.withdrawals.toReversed(), input), input);
    return { list: rows.map(showWithdrawal), total };
  }),
};
