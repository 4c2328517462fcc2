import { dropKey, localStore, sessionStore } from '#lib/storage.ts';
import { kept } from './kept.ts';

/** The searches of the player, stored by a module that may not be loaded when the player ends. */
export const RECENT_SEARCHES = 'tara.recentSearches';

/**
 * The player to whom the state of this tab belongs: a player who has lost the session finds it again, another player
 * does not. `turn` counts the players who have ended.
 */
export const useTabPlayer = kept(sessionStore, 'tara.tabPlayer', ({ player, turn }) => ({
  player: typeof player === 'string' ? player : '',
  turn: typeof turn === 'number' ? turn : 0,
}));

const resets = new Set<() => void>();

/** Registers state that ends with its player. State of the device, and state stored with a player's id, does not. */
export function onPlayerEnd(reset: () => void): void {
  resets.add(reset);
}

/** The player has logged out: all state of the player in this tab begins again. */
export function endPlayer(): void {
  useTabPlayer.setState(({ turn }) => ({ player: '', turn: turn + 1 }));
  dropKey(localStore, RECENT_SEARCHES);
  for (const reset of resets) reset();
}

/** A player is signed in. Another player than before begins with new state. @param player unique over all worlds */
export function enterPlayer(player: string): void {
  const before = useTabPlayer.getState().player;
  if (before !== '' && before !== player) endPlayer();
  if (before !== player) useTabPlayer.setState({ player });
}
