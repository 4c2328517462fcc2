import { charactersOf } from './text.ts';

/** A phone number as others may see it: first 3 and last 2 digits, stars between (spec 3, big-win entry). */
export function maskPhone(phone: string): string {
  return phone.length <= 5
    ? '*'.repeat(phone.length)
    : `${phone.slice(0, 3)}${'*'.repeat(phone.length - 5)}${phone.slice(-2)}`;
}

/** A name as others may see it: the first two and last two letters, of a short name the first alone. */
export function maskName(name: string): string {
  const letters = charactersOf(name);
  const [head, tail] = letters.length < 5 ? [1, 0] : [2, 2];
  return `${letters.slice(0, head).join('')}***${letters.slice(letters.length - tail).join('')}`;
}

/** A card or account number as its owner sees it: the last 4 digits. */
export function maskCard(cardNum: string): string {
  return `${'*'.repeat(Math.max(0, cardNum.length - 4))}${cardNum.slice(-4)}`;
}
