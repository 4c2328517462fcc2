/** Values of the player, stored by modules that may not be loaded when the player ends. */
export const RECENT_SEARCHES = 'tara.recentSearches';
export const LAST_BETS = 'tara.lastBets';

const resets = new Set<() => void>();

/** Registers state that ends with its player. State of the device, and state stored with a player's id, does not. */
export function onPlayerEnd(reset: () => void): void {
  resets.add(reset);
}

/** Begins all such state again. */
export function resetPlayerState(): void {
  for (const reset of resets) reset();
}
