import { draftPlayer, readSettledPlayer, withTransaction, type UnitOfWork } from '#worlds/unit-of-work.ts';
import { launchKey } from '#domain/player/documents.ts';
import { isInMaintenance, findListedGame } from '#domain/games/games.ts';
import type { Player } from '#domain/player/player.ts';
import { playRound as settleRound } from '#domain/games/rounds.ts';
import { ContentionError } from '#store/transaction.ts';
import { MINUTE_MS } from '#time/durations.ts';
import type { Game } from '#seed/content.ts';
import type { World } from '#worlds/world.ts';
import { drawnHandKey, gameSessionKey, roundKey, type GameSession } from './documents.ts';
import { BETS, isBet } from '#game-engine/bets.ts';
import { checkedChoice, describeGame, drawRound, getKind } from './kinds.ts';
import { dealHand, finishHand, resumeHands } from './open-hands.ts';
import type {
  BalanceAnswer,
  BalanceRequest,
  DrawRequest,
  OpenAnswer,
  OpenRequest,
  RoundAnswer,
  RoundRequest,
} from './protocol.ts';
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
    const context = unit.contextFor(player);
    const session = context.secrets.text(SESSION_LENGTH);
    const openRound = await resumeHands(unit, player, { gameId, before: now - IDLE_MS }, context);
    unit.tx.create(gameSessionKey(session), { playerId: player.id, gameId, lastAt: now });
    return {
      session,
      game: { id: game.id, name: game.name },
      coin: player.coin,
      bets: BETS,
      ...(openRound ? { openRound } : {}),
      ...describeGame(game),
    };
  });
}

/**
 * The live session and its player; the call keeps it alive.
 * @throws {GameError} `session-expired`, `signed-out`
 */
async function liveSession(
  unit: UnitOfWork,
  session: string,
): Promise<Pick<GameSession, 'gameId'> & { player: Player }> {
  const { now } = unit;
  const gameSession = await unit.tx.draft(gameSessionKey(session));
  const live = gameSession && now - gameSession.lastAt <= IDLE_MS;
  const player = live ? await draftPlayer(unit, gameSession.playerId) : undefined;
  if (!gameSession || !player) throw new GameError('session-expired');
  if (!mayPlay(player)) throw new GameError('signed-out');
  gameSession.lastAt = now;
  return { gameId: gameSession.gameId, player };
}

/** The stored answer of this round. A round of another session of the player has the same name in the ledger. */
async function playedBefore(
  { tx }: UnitOfWork,
  { session, roundId, bet, choice }: RoundRequest,
): Promise<RoundAnswer | undefined> {
  const gameSession = await tx.peek(gameSessionKey(session));
  const played = gameSession && (await tx.peek(roundKey(gameSession.playerId, gameSession.gameId, roundId)));
  if (!played) return undefined;
  const { request, answer } = played;
  if (request.session !== session || request.bet !== bet || request.choice !== choice) {
    throw new GameError('round-mismatch');
  }
  return answer;
}

/**
 * Plays a round: bet, draw and win in one transaction. The same round id again returns the stored answer, even if the game
 * session has ended since, so that a client can read the result after a lost connection.
 * @throws {GameError} `session-expired`, `signed-out`, `not-enough-coins`, `round-mismatch`, `bad-request`,
 *   `game-in-maintenance`, `round-open`
 */
export function playRound(world: World, request: RoundRequest): Promise<RoundAnswer> {
  return inGameTransaction(world, async (unit) => {
    const before = await playedBefore(unit, request);
    if (before) return before;
    const { session, roundId, bet, choice } = request;
    if (!isBet(bet)) throw new GameError('bad-request', 'The bet is not one of the possible bets.');
    const { gameId, player } = await liveSession(unit, session);
    const game = playableGame(unit, gameId);
    const kind = getKind(game);
    const checked = checkedChoice(kind, choice);
    if (bet > player.coin) throw new GameError('not-enough-coins', undefined, player.coin);
    const context = unit.contextFor(player);
    const draw = (random: () => number) => drawRound(kind, bet, checked, random);
    const outcome =
      kind === 'poker'
        ? { kind, ...(await dealHand(unit, player, { gameId, roundId, bet }, context)) }
        : settleRound(player, { gameId, reference: `${gameId}/${roundId}`, bet, draw }, context);
    const answer: RoundAnswer = { roundId, bet, win: outcome.win, coin: player.coin, outcome };
    unit.tx.create(roundKey(player.id, gameId, roundId), { request, answer });
    return answer;
  });
}

/** The stored answer of this draw. */
async function drawnBefore(
  { tx }: UnitOfWork,
  { session, roundId, hold }: DrawRequest,
): Promise<RoundAnswer | undefined> {
  const gameSession = await tx.peek(gameSessionKey(session));
  if (!gameSession) return undefined;
  const drawn = await tx.peek(drawnHandKey(gameSession.playerId, gameSession.gameId, roundId));
  if (!drawn) return undefined;
  const { bet, win } = drawn.answer;
  if (!drawn.hold) throw new GameError('hand-stood', undefined, undefined, { bet, win });
  if (drawn.hold.join() !== hold.join()) throw new GameError('round-mismatch');
  return drawn.answer;
}

/**
 * Finishes a round of poker: replaces the cards that are not held, and pays. The same request again returns the stored
 * answer. A hand that is open can be finished under maintenance, too.
 * @throws {GameError} `session-expired`, `signed-out`, `round-mismatch`, `hand-stood`
 */
export function drawCards(world: World, request: DrawRequest): Promise<RoundAnswer> {
  return inGameTransaction(world, async (unit) => {
    const before = await drawnBefore(unit, request);
    if (before) return before;
    const { session, roundId, hold } = request;
    const { gameId, player } = await liveSession(unit, session);
    const context = unit.contextFor(player);
    return finishHand(unit, player, { gameId, roundId, hold }, context);
  });
}

/**
 * The balance of the player of a session, even if the session has ended since.
 * @throws {GameError} `session-expired` for an unknown session, `signed-out`
 */
export async function readBalance(world: World, { session }: BalanceRequest): Promise<BalanceAnswer> {
  const gameSession = (await world.store.load(gameSessionKey(session))).value as GameSession | undefined;
  if (!gameSession) throw new GameError('session-expired');
  const player = await readSettledPlayer(world, gameSession.playerId, world.clock.now());
  if (!mayPlay(player)) throw new GameError('signed-out');
  return { coin: player.coin };
}
