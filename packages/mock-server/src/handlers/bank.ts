import { command } from '#contract/handler.ts';
import { addCard, cardFields, modifyCard, type BankCard } from '#domain/bank-cards.ts';
import type { Player } from '#domain/player.ts';

/** After a save there is a card, so the default one is always there. */
const savedFields = (draft: Player): { appUserBank: BankCard; appUserBankList: BankCard[] } => {
  const { appUserBank, appUserBankList } = cardFields(draft);
  if (!appUserBank) throw new Error('a saved card is missing');
  return { appUserBank, appUserBankList };
};

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
