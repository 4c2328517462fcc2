import { payWin, placeBet, type RoundName } from '#domain/games/rounds.ts';
import type { DomainContext } from '#domain/player/context.ts';
import type { Player } from '#domain/player/player.ts';
import { dealtOutcome, drawnOutcome, HAND, shuffle, type PokerOutcome } from '#game-engine/poker.ts';
import type { UnitOfWork } from '#worlds/unit-of-work.ts';
import { drawnHandKey, openHandsKey, type OpenHand } from './documents.ts';
import { GameError } from './game-error.ts';
import type { DrawRequest, OpenRound } from './protocol.ts';

const ALL_POSITIONS = Array.from({ length: HAND }, (_, position) => position);

function nameOf(gameId: number, { roundId }: Pick<OpenHand, 'roundId'>): RoundName {
  return { gameId, reference: `${gameId}/${roundId}` };
}

/** The open hand of a player at a game, as its page shows it. */
export async function openRoundOf(
  { tx }: UnitOfWork,
  playerId: number,
  gameId: number,
): Promise<OpenRound | undefined> {
  const hand = (await tx.peek(openHandsKey(playerId)))?.[gameId];
  return (
    hand && { roundId: hand.roundId, bet: hand.bet, outcome: { kind: 'poker', ...dealtOutcome(hand.deck) } }
  );
}

/**
 * Takes the bet and deals. The cards of the draw are drawn at the same time.
 * @throws {GameError} `round-open` while another hand of the player at the game is open, `round-mismatch` for a known round
 */
export async function dealHand(
  { tx, now }: UnitOfWork,
  player: Player,
  { gameId, roundId, bet }: { gameId: number; roundId: string; bet: number },
  context: DomainContext,
): Promise<PokerOutcome> {
  const hands = (await tx.draft(openHandsKey(player.id))) ?? {};
  if (hands[gameId]) throw new GameError('round-open');
  if (await tx.peek(drawnHandKey(player.id, gameId, roundId))) throw new GameError('round-mismatch');
  placeBet(player, { ...nameOf(gameId, { roundId }), bet }, context);
  const hand: OpenHand = { roundId, bet, deck: shuffle(context.rng.next), at: now };
  hands[gameId] = hand;
  tx.create(openHandsKey(player.id), hands);
  return dealtOutcome(hand.deck);
}

/**
 * Replaces the cards that are not held, and pays.
 * @throws {GameError} `round-mismatch` if this hand is not open
 */
export async function finishHand(
  { tx }: UnitOfWork,
  player: Player,
  { gameId, roundId, hold }: { gameId: number } & Pick<DrawRequest, 'roundId' | 'hold'>,
  context: DomainContext,
): Promise<{ bet: number; outcome: PokerOutcome }> {
  const hands = await tx.draft(openHandsKey(player.id));
  const hand = hands?.[gameId];
  if (!hands || hand?.roundId !== roundId) throw new GameError('round-mismatch');
  delete hands[gameId];
  const outcome = drawnOutcome(hand.deck, hold, hand.bet);
  payWin(player, { ...nameOf(gameId, hand), win: outcome.win }, context);
  return { bet: hand.bet, outcome };
}

/**
 * Pays the hands of other games that a player left open: they stand as they were dealt.
 * @param before hands dealt before this time, in milliseconds since 1970 UTC
 */
export async function standAbandonedHands(
  { tx }: UnitOfWork,
  player: Player,
  { gameId, before }: { gameId: number; before: number },
  context: DomainContext,
): Promise<void> {
  if (!(await tx.peek(openHandsKey(player.id)))) return;
  const hands = (await tx.draft(openHandsKey(player.id))) ?? {};
  for (const [id, hand] of Object.entries(hands)) {
    if (Number(id) === gameId || hand.at >= before) continue;
    delete hands[Number(id)];
    const { win } = drawnOutcome(hand.deck, ALL_POSITIONS, hand.bet);
    payWin(player, { ...nameOf(Number(id), hand), win }, context);
  }
}
