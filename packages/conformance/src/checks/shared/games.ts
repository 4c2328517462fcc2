import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { requireThat } from '../../protocol/expect.ts';

/** All games of the lobby. */
export const readGames = async (backend: Backend): Promise<readonly Fields[]> =>
  (await backend.visitor.expectOk('appConfig', { gameListVersion: 0 }))['gameList'];

export const isOpen = ({ maintain, status, params }: Fields): boolean =>
  maintain !== 1 && status === 1 && params?.brandMaintain !== 1;

/** An open slot game, whose rounds need no choice; one that takes the bet if there is one. */
export async function findSlot(backend: Backend, bet?: number): Promise<Fields> {
  const game = (await readGames(backend)).find(
    (candidate) =>
      isOpen(candidate) &&
      candidate['typeId'] === 1 &&
      (bet === undefined || ((candidate['minBet'] ?? 1) <= bet && bet <= (candidate['maxBet'] ?? Infinity))),
  );
  requireThat(game !== undefined, bet === undefined ? 'no slot game is open' : `no slot game takes ${bet}`);
  return game;
}

/** Opens a slot game for rounds of one player. */
export async function openSlot(backend: Backend, player: Player, wantedBet?: number) {
  const { id: gameId, minBet = 1 } = await findSlot(backend, wantedBet);
  const { gameUrl } = await player.expectOk('startGame', { gameId });
  return {
    minBet: minBet as number,
    play: async (bet: number) =>
      backend.hooks.playRound({ gameId, gameUrl, roundId: backend.unique(20), bet }),
  };
}

/** Plays rounds of a slot game. */
export async function play(backend: Backend, player: Player, bet: number, rounds = 1): Promise<void> {
  const slot = await openSlot(backend, player, bet);
  for (let round = 0; round < rounds; round++) await slot.play(bet);
}
