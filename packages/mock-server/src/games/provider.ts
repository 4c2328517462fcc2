import { draftPlayer, inScope, nextTurn, type Scope } from '#worlds/unit-of-work.ts';
import { launchKey } from '#domain/player/documents.ts';
import { inMaintenance, listedGame } from '#domain/games/games.ts';
import { InsufficientBalance } from '#domain/money/ledger.ts';
import type { Player } from '#domain/player/player.ts';
import { playRound as settleRound } from '#domain/games/rounds.ts';
import { ContentionError } from '#store/transaction.ts';
import { MINUTE_MS } from '#time/durations.ts';
import type { Game } from '#seed/content.ts';
import type { World } from '#worlds/world.ts';
import { roundKey, sittingKey } from './documents.ts';
import { BETS, isBet } from '#game-engine/bets.ts';
import { describeGame, drawRound } from './kinds.ts';
import type { OpenAnswer, OpenRequest, RoundAnswer, RoundRequest } from './protocol.ts';
import { GameRefusal } from './refusal.ts';

/** A launch address opens its game within this time. */
const LAUNCH_MS = 5 * MINUTE_MS;

/** A sitting ends when nothing was played for this long. */
const QUIET_MS = 30 * MINUTE_MS;
const SESSION_LENGTH = 32;

/** Runs a call of the provider as one transaction; what it refuses, it undoes. */
const inRoom = async <R>(world: World, work: (scope: Scope, now: number) => Promise<R>): Promise<R> => {
  const now = world.clock.now();
  try {
    return await inScope(world, now, (scope) => work(scope, now));
  } catch (error) {
    if (error instanceof InsufficientBalance) throw new GameRefusal('not-enough-coins');
    if (error instanceof ContentionError) throw new GameRefusal('busy');
    throw error;
  }
};

const playableGame = (world: World, gameId: number): Game => {
  const game = listedGame(world.content, gameId);
  if (!game) throw new GameRefusal('game-unknown');
  if (inMaintenance(game)) throw new GameRefusal('game-in-maintenance');
  return game;
};

/** Somebody who may play: known, not shut out, and still signed in somewhere. */
const mayPlay = (player: Player | undefined): player is Player =>
  player !== undefined && !player.disabled && player.tokens.length > 0;

/**
 * Opens the sitting behind a launch token, once.
 * @throws {GameRefusal} `token-invalid` for a token that is unknown, used, older than five minutes, of another game or
 * of somebody who has signed out; `game-unknown`, `game-in-maintenance`.
 */
export const openSitting = (world: World, { token, gameId }: OpenRequest): Promise<OpenAnswer> =>
  inRoom(world, async (scope, now) => {
    const launch = await scope.tx.draft(launchKey(token));
    const fresh = launch && !launch.used && launch.gameId === gameId && now - launch.issuedAt <= LAUNCH_MS;
    const player = fresh ? await draftPlayer(scope, world, launch.playerId, now) : undefined;
    if (!launch || !mayPlay(player)) throw new GameRefusal('token-invalid');
    const game = playableGame(world, gameId);
    launch.used = true;
    const session = nextTurn(world, player).text(SESSION_LENGTH);
    scope.tx.create(sittingKey(session), { playerId: player.id, gameId, lastAt: now });
    return {
      session,
      game: { id: game.id, name: game.name },
      coin: player.coin,
      bets: BETS,
      ...describeGame(game),
    };
  });

/** The answer that this round got before. */
const playedBefore = async ({ tx }: Scope, request: RoundRequest): Promise<RoundAnswer | undefined> => {
  const played = await tx.peek(roundKey(request.session, request.roundId));
  if (!played) return undefined;
  if (played.request.bet !== request.bet || played.request.risk !== request.risk) {
    throw new GameRefusal('round-mismatch');
  }
  return played.answer;
};

/**
 * Plays a round: bet, draw and win in one transaction. The same round id again is answered and not played, also when
 * the sitting has ended since: whoever lost the connection must be able to learn how the round came out.
 * @throws {GameRefusal} `session-expired`, `signed-out`, `not-enough-coins`, `round-mismatch`, `bad-request`, `game-in-maintenance`.
 */
export const playRound = (world: World, request: RoundRequest): Promise<RoundAnswer> =>
  inRoom(world, async (scope, now) => {
    const before = await playedBefore(scope, request);
    if (before) return before;
    const { session, roundId, bet, risk } = request;
    if (!isBet(bet)) throw new GameRefusal('bad-request', 'This is not one of the bets.');
    const sitting = await scope.tx.draft(sittingKey(session));
    const live = sitting && now - sitting.lastAt <= QUIET_MS;
    const player = live ? await draftPlayer(scope, world, sitting.playerId, now) : undefined;
    if (!sitting || !player) throw new GameRefusal('session-expired');
    if (!mayPlay(player)) throw new GameRefusal('signed-out');
    const game = playableGame(world, sitting.gameId);
    sitting.lastAt = now;
    const fx = scope.effects(nextTurn(world, player));
    const draw = (random: () => number) => drawRound(game, bet, risk, random);
    const outcome = settleRound(
      player,
      { gameId: game.id, reference: `${game.id}/${roundId}`, bet, draw },
      fx,
    );
    const answer: RoundAnswer = { roundId, bet, win: outcome.win, coin: player.coin, outcome };
    scope.tx.create(roundKey(session, roundId), { request, answer });
    return answer;
  });
