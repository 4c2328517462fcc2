/** The short name of a bank card, e.g. "Ravi Bank •••• 4821". @param cardNum masked by the server */
export function cardName({ bankName, cardNum }: { bankName: string; cardNum: string }): string {
  return `${bankName} ${maskedNumber(cardNum)}`;
}

/** The number of a bank card, e.g. "•••• 4821". @param cardNum masked by the server */
export function maskedNumber(cardNum: string): string {
  return `•••• ${cardNum.slice(-4)}`;
}
