function getId(mark: 'S' | 'W', playerId: number, ordinal: number): string {
  return `T${mark}${playerId}-${String(ordinal).padStart(4, '0')}`;
}

/** The id of a player's n-th deposit order. It contains the player's id, so that an order is found without an index. */
export function toOrderId(playerId: number, ordinal: number): string {
  return getId('S', playerId, ordinal);
}

/** The id of a player's n-th withdrawal. */
export function toWithdrawalId(playerId: number, ordinal: number): string {
  return getId('W', playerId, ordinal);
}

/** The player of an order id; undefined for any other text. */
export function playerOfOrder(orderId: string): number | undefined {
  const [, digits] = /^T[SW](\d{5,15})-\d{4,6}$/.exec(orderId) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
