import { dropKey, localStore, sessionStore } from '#lib/storage.ts';
import { kept } from './kept.ts';
import { LAST_BETS, RECENT_SEARCHES, resetPlayerState } from './player-end.ts';

/**
 * The player to whom the state of this tab belongs: a player who has lost the session finds it again, another player
 * does not. `turn` counts the players who have ended.
 */
export const useTabPlayer = kept(sessionStore, 'tara.tabPlayer', ({ player, turn }) => ({
  player: typeof player === 'string' ? player : '',
  turn: typeof turn === 'number' ? turn : 0,
}));

/** The player has logged out: all state of the player in this tab begins again. */
export function endPlayer(): void {
  useTabPlayer.setState(({ turn }) => ({ player: '', turn: turn + 1 }));
  for (const key of [RECENT_SEARCHES, LAST_BETS]) dropKey(localStore, key);
  resetPlayerState();
}

/** A player is signed in. Another player than before begins with new state. @param player unique over all worlds */
export function enterPlayer(player: string): void {
  const before = useTabPlayer.getState().player;
  if (before !== '' && before !== player) endPlayer();
  if (before !== player) useTabPlayer.setState({ player });
}
