import { draftPlayer, withTransaction, type UnitOfWork } from '#worlds/unit-of-work.ts';
import { launchKey } from '#domain/player/documents.ts';
import { isInMaintenance, findListedGame } from '#domain/games/games.ts';
import type { Player } from '#domain/player/player.ts';
import { playRound as settleRound } from '#domain/games/rounds.ts';
import { ContentionError } from '#store/transaction.ts';
import { MINUTE_MS } from '#time/durations.ts';
import type { Game } from '#seed/content.ts';
import type { World } from '#worlds/world.ts';
import { roundKey, gameSessionKey } from './documents.ts';
import { BETS, isBet } from '#game-engine/bets.ts';
import { describeGame, drawRound } from './kinds.ts';
import type { OpenAnswer, OpenRequest, RoundAnswer, RoundRequest } from './protocol.ts';
import { GameError } from './game-error.ts';

/** How long a launch address is valid. */
const LAUNCH_MS = 5 * MINUTE_MS;

/** A game session ends after this idle time. */
const IDLE_MS = 30 * MINUTE_MS;
const SESSION_LENGTH = 32;

/** Runs a call of the provider as one transaction; a refusal undoes it. */
async function inGameTransaction<R>(world: World, work: (unit: UnitOfWork) => Promise<R>): Promise<R> {
  try {
    return await withTransaction(world, work);
  } catch (error) {
    if (error instanceof ContentionError) throw new GameError('busy');
    throw error;
  }
}

function playableGame({ content }: UnitOfWork, gameId: number): Game {
  const game = findListedGame(content, gameId);
  if (!game) throw new GameError('game-unknown');
  if (isInMaintenance(game)) throw new GameError('game-in-maintenance');
  return game;
}

/** Checks that a player may play: known, not disabled, and signed in. */
function mayPlay(player: Player | undefined): player is Player {
  return player !== undefined && !player.disabled && player.tokens.length > 0;
}

/**
 * Opens the game session of a launch token, once.
 * @throws {GameError} `token-invalid` for a token that is unknown, used, older than five minutes, of another game or of a
 *   player who has signed out; `game-unknown`, `game-in-maintenance`
 */
export function openGameSession(world: World, { token, gameId }: OpenRequest): Promise<OpenAnswer> {
  return inGameTransaction(world, async (unit) => {
    const { now } = unit;
    const launch = await unit.tx.draft(launchKey(token));
    const valid = launch && !launch.used && launch.gameId === gameId && now - launch.issuedAt <= LAUNCH_MS;
    const player = valid ? await draftPlayer(unit, launch.playerId) : undefined;
    if (!launch || !mayPlay(player)) throw new GameError('token-invalid');
    const game = playableGame(unit, gameId);
    launch.used = true;
    const session = unit.contextFor(player).secrets.text(SESSION_LENGTH);
    unit.tx.create(gameSessionKey(session), { playerId: player.id, gameId, lastAt: now });
    return {
      session,
      game: { id: game.id, name: game.name },
      coin: player.coin,
      bets: BETS,
      ...describeGame(game),
    };
  });
}

/** The stored answer of this round. */
async function playedBefore({ tx }: UnitOfWork, request: RoundRequest): Promise<RoundAnswer | undefined> {
  const played = await tx.peek(roundKey(request.session, request.roundId));
  if (!played) return undefined;
  if (played.request.bet !== request.bet || played.request.choice !== request.choice) {
    throw new GameError('round-mismatch');
  }
  return played.answer;
}

/**
 * Plays a round: bet, draw and win in one transaction. The same round id again returns the stored answer, even if the game
 * session has ended since, so that a client can read the result after a lost connection.
 * @throws {GameError} `session-expired`, `signed-out`, `not-enough-coins`, `round-mismatch`, `bad-request`,
 *   `game-in-maintenance`
 */
export function playRound(world: World, request: RoundRequest): Promise<RoundAnswer> {
  return inGameTransaction(world, async (unit) => {
    const { now } = unit;
    const before = await playedBefore(unit, request);
    if (before) return before;
    const { session, roundId, bet, choice } = request;
    if (!isBet(bet)) throw new GameError('bad-request', 'The bet is not one of the possible bets.');
    const gameSession = await unit.tx.draft(gameSessionKey(session));
    const live = gameSession && now - gameSession.lastAt <= IDLE_MS;
    const player = live ? await draftPlayer(unit, gameSession.playerId) : undefined;
    if (!gameSession || !player) throw new GameError('session-expired');
    if (!mayPlay(player)) throw new GameError('signed-out');
    const game = playableGame(unit, gameSession.gameId);
    gameSession.lastAt = now;
    if (bet > player.coin) throw new GameError('not-enough-coins', undefined, player.coin);
    const context = unit.contextFor(player);
    const draw = (random: () => number) => drawRound(game, bet, choice, random);
    const outcome = settleRound(
      player,
      { gameId: game.id, reference: `${game.id}/${roundId}`, bet, draw },
      context,
    );
    const answer: RoundAnswer = { roundId, bet, win: outcome.win, coin: player.coin, outcome };
    unit.tx.create(roundKey(session, roundId), { request, answer });
    return answer;
  });
}
