import { el } from '../dom.ts';

/** A card: rank 0 (two) to 12 (ace), suit 0 to 3. */
export interface PlayingCard {
  readonly rank: number;
  readonly suit: number;
}

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const RANK_NAMES = 'two three four five six seven eight nine ten jack queen king ace'.split(' ');
const SUITS = ['♣', '♦', '♥', '♠'];
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'];

/** The name of a card in words, e.g. "ace of spades". */
export const cardName = ({ rank, suit }: PlayingCard): string =>
  `${RANK_NAMES[rank] ?? ''} of ${SUIT_NAMES[suit] ?? ''}`;

/** A card, face up; face down without one. */
export const createCard = (card?: PlayingCard): HTMLElement => {
  if (!card) return el('span', { class: 'card card-back', 'aria-hidden': 'true' });
  const red = card.suit === 1 || card.suit === 2;
  return el(
    'span',
    { class: 'card', 'data-colour': red ? 'red' : 'black', role: 'img', 'aria-label': cardName(card) },
    el('b', { 'aria-hidden': 'true' }, RANKS[card.rank] ?? ''),
    el('i', { 'aria-hidden': 'true' }, SUITS[card.suit] ?? ''),
  );
};
