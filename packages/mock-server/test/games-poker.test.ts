import { describe, expect, it } from 'vitest';
import { createRng } from '#random/rng.ts';
import { BETS } from '#game-engine/bets.ts';
import {
  bestHold,
  DECK,
  drawnOutcome,
  HANDS,
  PAID_IN_ALL,
  PAID_WITH_RANK,
  rankHand,
  payOfHand,
  pokerPayouts,
  POKER_ROUNDS,
  replaceCards,
  shuffle,
} from '#game-engine/poker.ts';
import { computeDeviation } from '#game-engine/game-facts.ts';
import { createStrategy } from './support/poker-strategy.ts';
import { FULL } from './support/stores.ts';

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** Cards from a text such as "Ah Kd". */
const cards = (text: string) =>
  text.split(' ').map(([rank = '', suit = '']) => RANKS.indexOf(rank) * 4 + SUITS.indexOf(suit));

const strategy = createStrategy();

describe('a hand', () => {
  it.each([
    ['Th Jh Qh Kh Ah', 'royalFlush'],
    ['9s Ts Js Qs Ks', 'straightFlush'],
    ['Ad 2d 3d 4d 5d', 'straightFlush'],
    ['7c 7d 7h 7s 2c', 'fourOfAKind'],
    ['7c 7d 7h 2s 2c', 'fullHouse'],
    ['2c 9c Jc Qc Ac', 'flush'],
    ['Ac 2d 3d 4d 5d', 'straight'],
    ['Tc Jd Qd Kd Ad', 'straight'],
    ['7c 7d 7h 3s 2c', 'threeOfAKind'],
    ['7c 7d 3h 3s 2c', 'twoPair'],
    ['Jc Jd 4h 3s 2c', 'jacksOrBetter'],
    ['Ac Ad 4h 3s 2c', 'jacksOrBetter'],
    ['Tc Td 4h 3s 2c', 'nothing'],
    ['Qc Kd Ah 2s 3c', 'nothing'],
  ])('%s is %s, in any order', (text, hand) => {
    expect(rankHand(cards(text))).toBe(hand);
    expect(rankHand(cards(text).toReversed())).toBe(hand);
  });

  it('comes up as often as combinatorics says, over all 2,598,960 deals', () => {
    // Of the 1,098,240 pairs, 4 of 13 ranks are jacks or better.
    expect(strategy.dealt).toEqual([
      4,
      36,
      624,
      3_744,
      5_108,
      10_200,
      54_912,
      123_552,
      (1_098_240 * 4) / 13,
      1_302_540 + (1_098_240 * 9) / 13,
    ]);
  });
});

describe('the odds of poker', () => {
  it('equal the best holds over all deals and all draws', () => {
    expect(strategy.ways).toEqual(pokerPayouts.map(({ ways }) => ways));
    expect(strategy.ways.reduce((sum, ways) => sum + ways, 0n)).toBe(POKER_ROUNDS);
  });

  it('are kept by many rounds with the best holds', () => {
    const { next } = createRng('poker', 'a million');
    const rounds = FULL ? 1_000_000 : 100_000;
    let paid = 0;
    for (let round = 0; round < rounds; round++) {
      const deck = shuffle(next);
      paid += payOfHand(rankHand(replaceCards(deck, strategy.hold(deck.slice(0, 5)))));
    }
    const all = Number(POKER_ROUNDS);
    const mean = pokerPayouts.reduce(
      (sum, { multiple, ways }) => sum + (multiple / 100) * (Number(ways) / all),
      0,
    );
    const error = computeDeviation(pokerPayouts) / Math.sqrt(rounds);
    expect(Math.abs(paid / rounds - mean)).toBeLessThan(4 * error);
  });

  it('pay higher hands more', () => {
    const pays = HANDS.map(payOfHand);
    expect(pays).toEqual(pays.toSorted((a, b) => b - a));
    expect(new Set(pays).size).toBe(pays.length);
  });
});

describe('the suggested hold', () => {
  it.each([
    ['Th Jh Qh Kh Ah', [0, 1, 2, 3, 4]],
    ['Th Jh Qh Kh 2s', [0, 1, 2, 3]],
    ['7c 7d 7h 2s 2c', [0, 1, 2, 3, 4]],
    ['2c 7d 7h Js Qc', [1, 2]],
    ['2c 4d 6h 8s Tc', []],
    ['Jc Jd Qd Kd Ad', [1, 2, 3, 4]],
  ])('of %s is %j', (text, hold) => {
    expect(bestHold(cards(text))).toEqual(hold);
  });

  it('knows the sums of the pays over all hands, and over those with a card of each rank', () => {
    expect(strategy.paid.all).toBe(PAID_IN_ALL);
    expect(strategy.paid.with).toEqual(
      Array.from({ length: DECK }, (_, card) => PAID_WITH_RANK[Math.floor(card / 4)]),
    );
  });

  it('agrees with the tables of the exact calculation', () => {
    const { next } = createRng('suggestions');
    for (let i = 0; i < 20; i++) {
      const dealt = shuffle(next)
        .slice(0, 5)
        .toSorted((a, b) => a - b);
      expect(bestHold(dealt)).toEqual(strategy.hold(dealt));
    }
  });
});

describe('a round of poker', () => {
  it('never has a card twice, and deals every card to every place equally often', () => {
    const { next } = createRng('deck');
    const deals = 26_000;
    const counts = Array.from({ length: 10 }, () => Array.from({ length: DECK }, () => 0));
    for (let i = 0; i < deals; i++) {
      const deck = shuffle(next);
      expect(new Set(deck).size).toBe(10);
      deck.forEach((card, place) => {
        counts[place]![card]! += 1;
      });
    }
    const expected = deals / DECK;
    for (const count of counts.flat())
      expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });

  it('replaces the cards that are not held, in their order', () => {
    const deck = [0, 1, 2, 3, 4, 10, 11, 12, 13, 14];
    expect(replaceCards(deck, [])).toEqual([10, 11, 12, 13, 14]);
    expect(replaceCards(deck, [1, 3])).toEqual([10, 1, 11, 3, 12]);
    expect(replaceCards(deck, [0, 1, 2, 3, 4])).toEqual([0, 1, 2, 3, 4]);
  });

  it.each(BETS)('pays whole multiples of a bet of %i', (bet) => {
    const deck = [...cards('Jc Jd 4h 3s 2c'), ...cards('Js 9c 8d 6d 7d')];
    expect(drawnOutcome(deck, [0, 1, 2], bet)).toMatchObject({ hand: 'threeOfAKind', win: 3 * bet });
    expect(drawnOutcome(deck, [0, 1, 2, 3, 4], bet)).toMatchObject({ hand: 'jacksOrBetter', win: bet });
    expect(drawnOutcome(deck, [4], bet)).toMatchObject({ hand: 'nothing', win: 0 });
  });
});
