import type { WorldContent } from '#seed/content.ts';
import { maskCard } from '../display/mask.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import type { BankCard } from '../player/money-state.ts';

export type BankCardInput = Omit<BankCard, 'id'>;

const MAX_CARDS = 5;

/** Whether the check digits of an IBAN fit (ISO 13616). */
function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number)) return false;
  const digits = (number.slice(4) + number.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/** Removes the grouping of a typed number; 6 to 34 digits or an IBAN must remain. */
function readNumber(typed: string): string {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^\d{6,34}$/.test(number) && !isIban(number))
    throw new BusinessError('cardNumberNotAccepted', { pointer: '/cardNum' });
  return number;
}

/** The card shows the bank's own name, regardless of the sent one. */
function getBankName(bankId: number, content: WorldContent): string {
  const bank = content.banks.find((candidate) => candidate.bankId === bankId);
  if (!bank) throw new BusinessError('bankUnknown', { pointer: '/bankId' });
  return bank.bankName;
}

/** A card as its owner sees it. */
export function visibleCard(card: Readonly<BankCard>): BankCard {
  return { ...card, cardNum: maskCard(card.cardNum) };
}

/** The two card fields of an answer; the first card is the default one (spec 3). */
export function cardFields(player: { readonly cards: readonly Readonly<BankCard>[] }): {
  appUserBank?: BankCard;
  appUserBankList: BankCard[];
} {
  const appUserBankList = player.cards.map(visibleCard);
  const [appUserBank] = appUserBankList;
  return appUserBank ? { appUserBank, appUserBankList } : { appUserBankList };
}

/**
 * Whether the player has the card that a deposit channel requires: of its bank, or any if the channel names no bank (spec
 * 5).
 */
export function hasCardForChannel(
  player: { readonly cards: readonly Readonly<BankCard>[] },
  bankId: number | undefined,
): boolean {
  return player.cards.some((card) => !bankId || card.bankId === bankId);
}

/**
 * Binds a card. A card of the same bank is replaced, because entries are added or merged by bankId (spec 4).
 * @throws {BusinessError} `bankUnknown`, `cardNumberNotAccepted`, `bankCardTaken` if the same number is bound at another
 *   bank, `bankCardLimitReached`
 */
export function addCard(draft: Player, input: BankCardInput, content: WorldContent): void {
  const { bankId, accountName } = input;
  const fields = {
    bankId,
    bankName: getBankName(bankId, content),
    accountName,
    cardNum: readNumber(input.cardNum),
  };
  const same = draft.cards.find((card) => card.bankId === bankId);
  const taken = draft.cards.some((card) => card !== same && card.cardNum === fields.cardNum);
  if (taken) throw new BusinessError('bankCardTaken', { pointer: '/cardNum' });
  if (same) {
    Object.assign(same, fields);
    return;
  }
  if (draft.cards.length >= MAX_CARDS) throw new BusinessError('bankCardLimitReached');
  draft.cards.push({ id: 1 + Math.max(0, ...draft.cards.map((card) => card.id)), ...fields });
}

/**
 * Changes a bound card. A number that is missing, or masked as the form shows it, keeps the stored one.
 * @throws {BusinessError} `bankUnknown`, `bankCardUnknown`, `cardNumberNotAccepted`, or `bankCardTaken` if another card has
 *   that bank or number
 */
export function modifyCard(
  draft: Player,
  id: number,
  input: Omit<BankCardInput, 'cardNum'> & { cardNum?: string | undefined },
  content: WorldContent,
): void {
  const { bankId, accountName } = input;
  const bankName = getBankName(bankId, content);
  const card = draft.cards.find((candidate) => candidate.id === id);
  if (!card) throw new BusinessError('bankCardUnknown', { pointer: '/id' });
  const { cardNum: typed = maskCard(card.cardNum) } = input;
  const cardNum = typed === maskCard(card.cardNum) ? card.cardNum : readNumber(typed);
  const taken = draft.cards.some(
    (other) => other !== card && (other.bankId === bankId || other.cardNum === cardNum),
  );
  if (taken) throw new BusinessError('bankCardTaken', { pointer: '/cardNum' });
  Object.assign(card, { bankId, bankName, accountName, cardNum });
}
