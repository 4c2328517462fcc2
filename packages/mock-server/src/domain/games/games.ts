import type { Game, WorldContent } from '#seed/content.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';

/** Number of recent games per player. */
const HISTORY_MAX = 30;

/** A game that players can see: games with status 1 (spec 3). */
export function findListedGame(content: WorldContent, gameId: number): Game | undefined {
  const game = content.gamesById.get(gameId);
  return game?.status === 1 ? game : undefined;
}

/** Under maintenance, alone or with its brand (spec 4). */
export function isInMaintenance(game: Game): boolean {
  return game.maintain === 1 || game.params.brandMaintain === 1;
}

/**
 * Opens a game for the player and moves it to the front of Recent.
 * @throws {BusinessError} `gameUnknown`, `gameInMaintenance`
 */
export function openGame(draft: Player, gameId: number, content: WorldContent): Game {
  const game = findListedGame(content, gameId);
  if (!game) throw new BusinessError('gameUnknown');
  if (isInMaintenance(game)) throw new BusinessError('gameInMaintenance');
  draft.history = [gameId, ...draft.history.filter((id) => id !== gameId)].slice(0, HISTORY_MAX);
  draft.openGame = gameId;
  return game;
}

/**
 * Sets or clears a favourite; repeating it changes nothing.
 * @throws {BusinessError} `favouriteGameUnknown` (1004) for a game that does not exist or is no longer listed.
 */
export function setFavourite(draft: Player, gameId: number, like: boolean, content: WorldContent): void {
  if (!findListedGame(content, gameId)) throw new BusinessError('favouriteGameUnknown');
  if (like) draft.likes[gameId] = 1;
  else delete draft.likes[gameId];
}
