import { drawOne, type Random } from './bets.ts';
import type { Payout } from './engine.ts';

/**
 * Poker: five cards, of which the player holds any and replaces the others once, against a pay table (Jacks or Better, 7 for a
 * full house and 5 for a flush). A card is a number from 0 to 51: rank * 4 + suit, rank 0 is the two and 12 the ace.
 */
export type Card = number;
export const DECK = 52;
export const HAND = 5;
const ALL_CARDS: readonly Card[] = Array.from({ length: DECK }, (_, card) => card);

/** Hands that pay, the best first, with their multiples of the bet; and the one that pays nothing. */
const PAYS = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 7,
  flush: 5,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
  nothing: 0,
} as const;
export type HandName = keyof typeof PAYS;
export const HANDS = Object.keys(PAYS) as readonly HandName[];

/** Multiple of the bet. */
export function payOfHand(hand: HandName): number {
  return PAYS[hand];
}

const JACK = 9;
/** Ranks of the ace, two, three, four and five, and of ten to ace, as bits. */
const WHEEL = 0b1_0000_0000_1111;
const BROADWAY = 0b1_1111_0000_0000;

/** The hands without equal ranks. */
function unpaired(ranks: number, isFlush: boolean): HandName {
  const isStraight = ranks === WHEEL || ranks / (ranks & -ranks) === 0b11111;
  if (isFlush && ranks === BROADWAY) return 'royalFlush';
  if (isFlush && isStraight) return 'straightFlush';
  if (isFlush) return 'flush';
  return isStraight ? 'straight' : 'nothing';
}

/** By the number of pairs of cards with equal ranks: one of three of a kind has three of them, a full house four. */
const PAIRED: readonly (HandName | undefined)[] = [
  undefined,
  undefined,
  'twoPair',
  'threeOfAKind',
  'fullHouse',
  undefined,
  'fourOfAKind',
];

/** The best hand of five different cards. */
export function rankHand(cards: readonly Card[]): HandName {
  let pairs = 0;
  let paired = 0;
  let ranks = 0;
  let suits = 0;
  for (let i = 0; i < HAND; i++) {
    const card = cards[i]!;
    const rank = card >> 2;
    ranks |= 1 << rank;
    suits |= 1 << (card & 3);
    for (let j = 0; j < i; j++) {
      if (cards[j]! >> 2 !== rank) continue;
      pairs += 1;
      paired = rank;
    }
  }
  if (pairs === 0) return unpaired(ranks, (suits & (suits - 1)) === 0);
  return PAIRED[pairs] ?? (paired >= JACK ? 'jacksOrBetter' : 'nothing');
}

/** Ten different cards: five to deal, and five that replace others in their order. Drawn together, so nothing can be redrawn. */
export function shuffle(random: Random): Card[] {
  const deck = [...ALL_CARDS];
  return Array.from({ length: 2 * HAND }, (_, index) => {
    const at = index + drawOne(random, DECK - index);
    const card = deck[at]!;
    deck[at] = deck[index]!;
    return card;
  });
}

/**
 * The cards after the draw.
 * @param deck the ten cards of the round
 * @param hold the positions that stay
 */
export function replaceCards(deck: readonly Card[], hold: readonly number[]): Card[] {
  const replacements = deck.slice(HAND);
  return deck
    .slice(0, HAND)
    .map((card, position) => (hold.includes(position) ? card : (replacements.shift() ?? card)));
}

/** How many ways there are to draw 0 to 5 cards of the other 47. */
export const DRAWS = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const;
/** The least common multiple of `DRAWS`: averages over different numbers of draws are compared as whole numbers of it. */
export const COMMON_DRAWS = 7_669_695;

/** The sum of the pays over all hands, and over the hands with one certain card of each rank; a test adds them up. */
export const PAID_IN_ALL = 862_908;
export const PAID_WITH_RANK: readonly number[] = [
  69_345, 70_410, 71_475, 72_540, 72_540, 72_540, 72_540, 72_540, 73_290, 109_185, 108_120, 107_055, 107_055,
];

/** The sum of the pays over all hands that contain these cards; `cards` is filled and restored. */
function paidWith(cards: Card[], rest: readonly Card[], from: number): number {
  if (cards.length === HAND) return PAYS[rankHand(cards)];
  let paid = 0;
  for (let at = from; at <= rest.length - (HAND - cards.length); at++) {
    cards.push(rest[at]!);
    paid += paidWith(cards, rest, at + 1);
    cards.pop();
  }
  return paid;
}

/** The sum of the pays over all hands that contain some cards, whatever else they contain. */
function paidContaining(cards: readonly Card[]): number {
  const [first] = cards;
  if (first === undefined) return PAID_IN_ALL;
  if (cards.length === 1) return PAID_WITH_RANK[first >> 2] ?? 0;
  return paidWith(
    [...cards],
    ALL_CARDS.filter((card) => !cards.includes(card)),
    0,
  );
}

/** The positions of a set; bit 0 is position 0. */
function getPositions(set: number): number[] {
  return [0, 1, 2, 3, 4].filter((position) => (set >> position) & 1);
}

/**
 * Turns sums over all hands that contain a set of the dealt cards into sums over the hands that contain no other dealt card:
 * what a draw can reach. The sets are indices, as bits of the positions.
 */
export function excludeOthers(sums: Float64Array): void {
  for (let bit = 1; bit < sums.length; bit *= 2)
    for (let set = 0; set < sums.length; set++) if (!(set & bit)) sums[set]! -= sums[set | bit]!;
}

/** The positions to hold for the highest average pay over all draws; of equally good sets the one with higher positions. */
export function bestHold(cards: readonly Card[]): number[] {
  const sums = Float64Array.from({ length: 2 ** HAND }, (_, set) =>
    paidContaining(getPositions(set).map((position) => cards[position]!)),
  );
  excludeOthers(sums);
  let best: { hold: number[]; value: number } = { hold: [], value: -1 };
  for (let set = sums.length - 1; set >= 0; set--) {
    const hold = getPositions(set);
    const value = sums[set]! * (COMMON_DRAWS / DRAWS[HAND - hold.length]!);
    if (value > best.value) best = { hold, value };
  }
  return best.hold;
}

/**
 * How often each hand is paid with the best holds, in 2,598,960 deals times `COMMON_DRAWS`. A test calculates them again over
 * all deals and all draws (test/games-poker.test.ts).
 */
const WAYS: Readonly<Record<HandName, bigint>> = {
  royalFlush: 496_195_464n,
  straightFlush: 2_148_216_384n,
  fourOfAKind: 47_085_010_836n,
  fullHouse: 229_449_036_564n,
  flush: 217_345_878_912n,
  straight: 224_882_540_088n,
  threeOfAKind: 1_483_660_907_628n,
  twoPair: 2_576_458_033_308n,
  jacksOrBetter: 4_287_450_841_560n,
  nothing: 10_864_253_856_456n,
};

/** All deals times `COMMON_DRAWS`. */
export const POKER_ROUNDS = 2_598_960n * BigInt(COMMON_DRAWS);

/** The results of a round that is played with the best holds. */
export const pokerPayouts: readonly Payout[] = HANDS.map((hand) => ({
  multiple: PAYS[hand] * 100,
  ways: WAYS[hand],
}));

/** A round: dealt and open, or drawn and paid. */
export interface PokerOutcome {
  readonly open: boolean;
  readonly cards: readonly Card[];
  /** The positions that were held. */
  readonly hold: readonly number[];
  readonly hand: HandName;
  /** In hundredths; 0 while the round is open. */
  readonly win: number;
}

/** The dealt cards. */
export function dealtOutcome(deck: readonly Card[]): PokerOutcome {
  const cards = deck.slice(0, HAND);
  return { open: true, cards, hold: [], hand: rankHand(cards), win: 0 };
}

/** The result after the draw. */
export function drawnOutcome(deck: readonly Card[], hold: readonly number[], bet: number): PokerOutcome {
  const cards = replaceCards(deck, hold);
  const hand = rankHand(cards);
  return { open: false, cards, hold, hand, win: bet * PAYS[hand] };
}
