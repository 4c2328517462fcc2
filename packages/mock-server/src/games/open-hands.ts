import { payWin, placeBet, type RoundName } from '#domain/games/rounds.ts';
import type { DomainContext } from '#domain/player/context.ts';
import type { Player } from '#domain/player/player.ts';
import { dealtOutcome, drawnOutcome, HAND, shuffle, type PokerOutcome } from '#game-engine/poker.ts';
import type { UnitOfWork } from '#worlds/unit-of-work.ts';
import { drawnHandKey, openHandsKey, type OpenHand } from './documents.ts';
import { GameError } from './game-error.ts';
import type { DrawRequest, OpenRound, RoundAnswer } from './protocol.ts';

const ALL_POSITIONS = Array.from({ length: HAND }, (_, position) => position);

function getName(gameId: number, { roundId }: Pick<OpenHand, 'roundId'>): RoundName {
  return { gameId, reference: `${gameId}/${roundId}` };
}

/**
 * Takes the bet and deals. The cards of the draw are drawn at the same time.
 * @throws {GameError} `round-open` while another hand of the player at the game is open
 */
export async function dealHand(
  { tx, now }: UnitOfWork,
  player: Player,
  { gameId, roundId, bet }: { gameId: number; roundId: string; bet: number },
  context: DomainContext,
): Promise<PokerOutcome> {
  const hands = (await tx.draft(openHandsKey(player.id))) ?? {};
  if (hands[gameId]) throw new GameError('round-open');
  placeBet(player, { ...getName(gameId, { roundId }), bet }, context);
  const hand: OpenHand = { roundId, bet, deck: shuffle(context.rng.next), at: now };
  hands[gameId] = hand;
  tx.create(openHandsKey(player.id), hands);
  return dealtOutcome(hand.deck);
}

/**
 * Pays a hand and stores its answer.
 * @param hold the positions of the cards that stay; undefined for a hand that stands as it was dealt
 */
function closeHand(
  { tx }: UnitOfWork,
  player: Player,
  { gameId, hand, hold }: { gameId: number; hand: OpenHand; hold?: readonly number[] },
  context: DomainContext,
): RoundAnswer {
  const { roundId, bet, deck } = hand;
  const outcome = drawnOutcome(deck, hold ?? ALL_POSITIONS, bet);
  payWin(player, { ...getName(gameId, hand), win: outcome.win }, context);
  const { win } = outcome;
  const answer: RoundAnswer = {
    roundId,
    bet,
    win,
    coin: player.coin,
    outcome: { kind: 'poker', ...outcome },
  };
  tx.create(drawnHandKey(player.id, gameId, roundId), { answer, ...(hold && { hold }) });
  return answer;
}

/**
 * Replaces the cards that are not held, and pays.
 * @throws {GameError} `round-mismatch` if this hand is not open
 */
export async function finishHand(
  unit: UnitOfWork,
  player: Player,
  { gameId, roundId, hold }: { gameId: number } & Pick<DrawRequest, 'roundId' | 'hold'>,
  context: DomainContext,
): Promise<RoundAnswer> {
  const hands = await unit.tx.draft(openHandsKey(player.id));
  const hand = hands?.[gameId];
  if (!hands || hand?.roundId !== roundId) throw new GameError('round-mismatch');
  delete hands[gameId];
  return closeHand(unit, player, { gameId, hand, hold }, context);
}

/**
 * Finds the open hand of the game that the player opens. Hands of other games that no live session shows any more stand:
 * they are paid as they were dealt.
 * @param before hands last shown before this time stand, in milliseconds since 1970 UTC
 * @returns the open hand, as the page shows it
 */
export async function resumeHands(
  unit: UnitOfWork,
  player: Player,
  { gameId, before }: { gameId: number; before: number },
  context: DomainContext,
): Promise<OpenRound | undefined> {
  const { tx, now } = unit;
  if (!(await tx.peek(openHandsKey(player.id)))) return undefined;
  const hands = (await tx.draft(openHandsKey(player.id))) ?? {};
  for (const [id, hand] of Object.entries(hands)) {
    if (Number(id) === gameId) hand.at = now;
    else if (hand.at < before) {
      delete hands[Number(id)];
      closeHand(unit, player, { gameId: Number(id), hand }, context);
    }
  }
  const { [gameId]: open } = hands;
  return (
    open && { roundId: open.roundId, bet: open.bet, outcome: { kind: 'poker', ...dealtOutcome(open.deck) } }
  );
}
