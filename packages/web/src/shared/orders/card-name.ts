/** The short name of a bank card, e.g. "Ravi Bank •••• 4821". @param cardNum masked by the server */
export function cardName({ bankName, cardNum }: { bankName: string; cardNum: string }): string {
  return `${bankName} •••• ${cardNum.slice(-4)}`;
}
