import { drawOne, type Random } from './bets.ts';
import type { Payout } from './engine.ts';

/**
 * The live table: Andar Bahar. A card is opened in the middle; then cards are dealt to Andar and Bahar in turn, Andar
 * first, until one has the same rank. One deck of 52 cards, shuffled for each hand.
 */
const DECK = 52;
const RANKS = 13;
/** Cards of the same rank that are left in the deck. */
const MATCHES = 3;
const LEFT = DECK - 1;
/** The last of the three matching cards comes at the latest after all others. */
export const MOST_CARDS = LEFT - MATCHES + 1;

/** A bet of the table: on the side that gets the match, or on the number of cards that are dealt. */
export interface TableBet {
  readonly id: string;
  /** The side, or the smallest and the largest number of dealt cards. */
  readonly wins: 'andar' | 'bahar' | readonly [from: number, to: number];
  /** Hundredths of the bet. */
  readonly odds: number;
}

export const tableBets: readonly TableBet[] = [
  { id: 'andar', wins: 'andar', odds: 185 },
  { id: 'bahar', wins: 'bahar', odds: 197 },
  { id: '1-5', wins: [1, 5], odds: 352 },
  { id: '6-10', wins: [6, 10], odds: 440 },
  { id: '11-20', wins: [11, 20], odds: 323 },
  { id: '21-49', wins: [21, MOST_CARDS], odds: 442 },
];

/** A card: its rank from 0 (two) to 12 (ace), its suit from 0 to 3. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

/** One dealt hand. */
export interface TableOutcome {
  readonly bet: string;
  /** The card in the middle. */
  readonly middle: Card;
  /** The dealt cards in order; the first, third and so on lie on Andar. The last one matches. */
  readonly dealt: readonly Card[];
  readonly multiple: number;
  /** In hundredths. */
  readonly win: number;
}

/**
 * The bet with this id.
 * @throws {RangeError} if there is none
 */
export function tableBet(id: string): TableBet {
  const found = tableBets.find((bet) => bet.id === id);
  if (!found) throw new RangeError(`no bet ${id}`);
  return found;
}

/** The name of a bet. */
export function tableBetName(choice: string): string {
  const { wins } = tableBet(choice);
  return typeof wins === 'string' ? (wins === 'andar' ? 'Andar' : 'Bahar') : `${wins[0]} to ${wins[1]} cards`;
}

/** Whether a bet wins when this number of cards is dealt. */
export function winsWith({ wins }: TableBet, dealt: number): boolean {
  if (wins === 'andar') return dealt % 2 === 1;
  if (wins === 'bahar') return dealt % 2 === 0;
  return dealt >= wins[0] && dealt <= wins[1];
}

/**
 * Deals one hand.
 * @param choice the id of a bet
 * @param amount the bet in hundredths, a multiple of 100
 */
export function dealTable(choice: string, amount: number, random: Random): TableOutcome {
  const bet = tableBet(choice);
  const deck = Array.from({ length: DECK }, (_, card) => card);
  let left = DECK;
  const draw = (): Card => {
    // The drawn card changes places with the last one that is left.
    const at = drawOne(random, left);
    left -= 1;
    const card = deck[at] ?? 0;
    deck[at] = deck[left] ?? 0;
    return { rank: card % RANKS, suit: Math.floor(card / RANKS) };
  };
  const middle = draw();
  const dealt: Card[] = [];
  do dealt.push(draw());
  while (dealt.at(-1)?.rank !== middle.rank);
  const multiple = winsWith(bet, dealt.length) ? bet.odds : 0;
  return { bet: bet.id, middle, dealt, multiple, win: (amount * multiple) / 100 };
}

/**
 * In how many of all orders of the three matching cards among the 51 left the first one comes at this place: the other
 * two are anywhere behind it.
 */
function countWays(place: number): bigint {
  const behind = BigInt(LEFT - place);
  return (behind * (behind - 1n)) / 2n;
}

/** What a bet pays, over all orders of the deck. */
export function tableOutcomes(choice: string): Payout[] {
  const bet = tableBet(choice);
  let won = 0n;
  let total = 0n;
  for (let place = 1; place <= MOST_CARDS; place++) {
    total += countWays(place);
    if (winsWith(bet, place)) won += countWays(place);
  }
  return [
    { multiple: bet.odds, ways: won },
    { multiple: 0, ways: total - won },
  ];
}
