import { command, query } from '#calls/handler.ts';
import { pageOf } from '#domain/display/pages.ts';
import {
  openWithdrawal,
  requireCard,
  showWithdrawal,
  withdrawalInfo,
} from '#domain/withdrawals/withdrawals.ts';
import { checkSafePassword } from './safebox.ts';

/** Withdrawals (spec 7.2 and 7.4). */
export const withdrawHandlers = {
  getExchange: query<'getExchange'>((player, _, call) => withdrawalInfo(player, call)),

  exchange: command<'exchange'>(async (draft, input, call) => {
    const businessError = await checkSafePassword(draft, input, input.safeboxPassword, call);
    if (businessError) return businessError;
    const order = openWithdrawal(draft, input.amount, requireCard(draft, input.bankId), call);
    return { orderId: order.id, coin: draft.coin };
  }),

  getExchangeOrder: query<'getExchangeOrder'>((player, input) => {
    const { rows, total } = pageOf(player.withdrawals.toReversed(), input);
    return { list: rows.map(showWithdrawal), total };
  }),
};
