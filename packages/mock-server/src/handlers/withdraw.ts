import { command, conditionalCommand, query } from '#calls/handler.ts';
import { filterOrders, getPage } from '#domain/display/pages.ts';
import {
  openWithdrawal,
  requireCard,
  showWithdrawal,
  withdrawalInfo,
} from '#domain/withdrawals/withdrawals.ts';
import { addCard, cardFields, modifyCard } from '#domain/money/bank-cards.ts';
import type { Player } from '#domain/player/player.ts';
import type { BankCard } from '#domain/player/money-state.ts';
import { withSafePassword } from './with-password.ts';

/** After a save there is at least one card, so the default card exists. */
function savedFields(draft: Player): { appUserBank: BankCard; appUserBankList: BankCard[] } {
  const { appUserBank, appUserBankList } = cardFields(draft);
  if (!appUserBank) throw new Error('a saved card is missing');
  return { appUserBank, appUserBankList };
}

/** Bank cards and withdrawals (spec 7.2 and 7.4). */
export const withdrawHandlers = {
  addBankInfo: command<'addBankInfo'>((draft, { bankId, bankName, accountName, cardNum }, { content }) => {
    addCard(draft, { bankId, bankName, accountName, cardNum }, content);
    return savedFields(draft);
  }),

  modifyBankInfo: command<'modifyBankInfo'>(
    (draft, { id, bankId, bankName, accountName, cardNum }, { content }) => {
      modifyCard(draft, id, { bankId, bankName, accountName, cardNum }, content);
      return savedFields(draft);
    },
  ),

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
