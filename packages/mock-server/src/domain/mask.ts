/** A phone number as others may see it: first 3 and last 2 digits, stars between (spec 3, big-win entry). */
export const maskPhone = (phone: string): string =>
  phone.length <= 5
    ? '*'.repeat(phone.length)
    : `${phone.slice(0, 3)}${'*'.repeat(phone.length - 5)}${phone.slice(-2)}`;

/** A card or account number as its owner sees it: the last 4 digits. */
export const maskCard = (cardNum: string): string =>
  `${'*'.repeat(Math.max(0, cardNum.length - 4))}${cardNum.slice(-4)}`;
