import type { Game, WorldContent } from '#seed/content.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';

/** Recent games kept per player. */
const HISTORY_MAX = 30;

/** A game that players can see: listed are the games of status 1 (spec 3). */
export const listedGame = (content: WorldContent, gameId: number): Game | undefined => {
  const game = content.gamesById.get(gameId);
  return game?.status === 1 ? game : undefined;
};

/** In maintenance by itself or with its brand (spec 4). */
export const inMaintenance = (game: Game): boolean => game.maintain === 1 || game.params.brandMaintain === 1;

/**
 * Opens a game for the player and puts it first in Recent.
 * @throws {Refusal} `gameUnknown`, `gameInMaintenance`.
 */
export const openGame = (draft: Player, gameId: number, content: WorldContent): Game => {
  const game = listedGame(content, gameId);
  if (!game) throw new Refusal('gameUnknown');
  if (inMaintenance(game)) throw new Refusal('gameInMaintenance');
  draft.history = [gameId, ...draft.history.filter((id) => id !== gameId)].slice(0, HISTORY_MAX);
  draft.openGame = gameId;
  return game;
};

/**
 * Sets or clears a favourite; repeating it changes nothing.
 * @throws {Refusal} `favouriteGameUnknown` (1004) for a game that does not exist or is no longer listed.
 */
export const likeGame = (draft: Player, gameId: number, like: boolean, content: WorldContent): void => {
  if (!listedGame(content, gameId)) throw new Refusal('favouriteGameUnknown');
  if (like) draft.likes[gameId] = 1;
  else delete draft.likes[gameId];
};
