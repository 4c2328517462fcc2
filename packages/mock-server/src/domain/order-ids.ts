/** The id of a player's n-th deposit order: it names its player, so that an order is found without an index. */
export const orderIdOf = (playerId: number, ordinal: number): string =>
  `TS${playerId}-${String(ordinal).padStart(4, '0')}`;

/** The player that an order id belongs to; undefined for any other text. */
export const playerOfOrder = (orderId: string): number | undefined => {
  const [, digits] = /^TS(\d{5,15})-\d{4,6}$/.exec(orderId) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
