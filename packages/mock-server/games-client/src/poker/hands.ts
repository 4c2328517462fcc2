import type { PlayingCard } from '../frame/playing-card.ts';

const names: Readonly<Record<string, string>> = {
  royalFlush: 'Royal flush',
  straightFlush: 'Straight flush',
  fourOfAKind: 'Four of a kind',
  fullHouse: 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  threeOfAKind: 'Three of a kind',
  twoPair: 'Two pair',
  jacksOrBetter: 'Jacks or better',
};

/** The name of a hand; an empty text for one that pays nothing. */
export const handName = (hand: string): string => names[hand] ?? '';

/** The rank and suit of a card of the deal. */
export const toCard = (card: number): PlayingCard => ({ rank: card >> 2, suit: card & 3 });
