import { command } from '#calls/handler.ts';
import { addCard, cardFields, modifyCard } from '#domain/money/bank-cards.ts';
import type { Player } from '#domain/player/player.ts';
import type { BankCard } from '#domain/player/money-state.ts';

/** After a save there is at least one card, so the default card exists. */
function savedFields(draft: Player): { appUserBank: BankCard; appUserBankList: BankCard[] } {
  const { appUserBank, appUserBankList } = cardFields(draft);
  if (!appUserBank) throw new Error('a saved card is missing');
  return { appUserBank, appUserBankList };
}

/** Bank cards (spec 7.2). */
export const bankHandlers = {
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
};
