import { command } from '#calls/handler.ts';
import { launchKey } from '#domain/player/documents.ts';
import { setFavourite, findListedGame, openGame } from '#domain/games/games.ts';
import { BusinessError } from '#contract/business-error.ts';

const LAUNCH_TOKEN_LENGTH = 32;

/** Games (spec 7.1): open, leave, mark as favourite. */
export const gameHandlers = {
  startGame: command<'startGame'>((draft, { gameId }, call) => {
    openGame(draft, gameId, call.content);
    const token = call.secrets.text(LAUNCH_TOKEN_LENGTH);
    call.tx.create(launchKey(token), { playerId: draft.id, gameId, issuedAt: call.now, used: false });
    return { gameUrl: `${call.world.prefix}/__games/play/${gameId}?t=${token}` };
  }),

  exitGame: command<'exitGame'>((draft, { gameId }, { content }) => {
    if (!findListedGame(content, gameId)) throw new BusinessError('gameUnknown');
    if (draft.openGame === gameId) draft.openGame = 0;
    return { coin: draft.coin };
  }),

  gameLike: command<'gameLike'>((draft, { id, like }, { content }) => {
    setFavourite(draft, id, like === 1, content);
    return {};
  }),
};
