import { splitCharacters } from './text.ts';

/** A phone number for other players: the first 3 and last 2 digits with stars between (spec 3, big-win entry). */
export function maskPhone(phone: string): string {
  return phone.length <= 5
    ? '*'.repeat(phone.length)
    : `${phone.slice(0, 3)}${'*'.repeat(phone.length - 5)}${phone.slice(-2)}`;
}

/** A name for other players: the first two and last two letters, or the first letter of a short name. */
export function maskName(name: string): string {
  const letters = splitCharacters(name);
  const [head, tail] = letters.length < 5 ? [1, 0] : [2, 2];
  return `${letters.slice(0, head).join('')}***${letters.slice(letters.length - tail).join('')}`;
}

/** A card or account number for its owner: the digits among the last 4 characters. */
export function maskCard(cardNum: string): string {
  return `${'*'.repeat(Math.max(0, cardNum.length - 4))}${cardNum.slice(-4).replaceAll(/\D/g, '*')}`;
}
