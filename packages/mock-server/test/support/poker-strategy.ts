import * as poker from '#game-engine/poker.ts';

/**
 * The best hold of every hand, exactly and fast. Tables say for up to five cards how often each kind of hand comes up among
 * all hands that contain them; how often among those that contain some of five dealt cards and none of the others follows by
 * subtraction.
 */
// Constants of this file, because its loops run billions of times.
const { COMMON_DRAWS, DECK, DRAWS, excludeOthers, HAND, HANDS, rankHand, payOfHand } = poker;
const KINDS = HANDS.length;
const PAYS = HANDS.map(payOfHand);
const SETS = 2 ** HAND;
const KIND_OF = Object.fromEntries(HANDS.map((hand, kind) => [hand, kind]));
const getSize = Array.from(
  { length: SETS },
  (_, bits) => [0, 1, 2, 3, 4].filter((at) => (bits >> at) & 1).length,
);

/** C(n, k) for k up to 5, at n * 6 + k. */
const choose = new Int32Array((DECK + 1) * 6);
for (let n = 0; n <= DECK; n++) {
  choose[n * 6] = 1;
  for (let k = 1; k <= HAND; k++)
    choose[n * 6 + k] = n === 0 ? 0 : choose[(n - 1) * 6 + k]! + choose[(n - 1) * 6 + k - 1]!;
}

/** The places of all subsets of five rising cards among the sets of their size. */
function getPlaces(cards: readonly number[], places: Int32Array): void {
  for (let bits = 0; bits < SETS; bits++) {
    let place = 0;
    let size = 0;
    for (let at = 0; at < HAND; at++) if ((bits >> at) & 1) place += choose[cards[at]! * 6 + ++size]!;
    places[bits] = place;
  }
}

function forEachHand(visit: (cards: readonly number[]) => void): void {
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++)
      for (let c = b + 1; c < DECK; c++)
        for (let d = c + 1; d < DECK; d++) for (let e = d + 1; e < DECK; e++) visit([a, b, c, d, e]);
}

/** The suits of a rising hand as a number, and which neighbours have equal ranks. */
function getShape(cards: readonly number[]): { suits: number; equal: number } {
  let suits = 0;
  let equal = 0;
  for (let at = 0; at < HAND; at++) {
    suits |= (cards[at]! & 3) << (2 * at);
    if (at > 0 && cards[at]! >> 2 === cards[at - 1]! >> 2) equal |= 1 << at;
  }
  return { suits, equal };
}

const permutations = (items: number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );
const SUIT_ORDERS = permutations([0, 1, 2, 3]);

/** How many hands equal this one but for the names of the suits; 0 if another of them stands for all. */
function countAlike(cards: readonly number[], known: Map<number, number>): number {
  const { suits, equal } = getShape(cards);
  const key = equal * 1024 + suits;
  const before = known.get(key);
  if (before !== undefined) return before;
  const alike = new Set(
    SUIT_ORDERS.map(
      (order) =>
        getShape(cards.map((card) => (card & ~3) | order[card & 3]!).toSorted((a, b) => a - b)).suits,
    ),
  );
  const count = Math.min(...alike) === suits ? alike.size : 0;
  known.set(key, count);
  return count;
}

export interface Strategy {
  /** The sums of the pays over all hands, and over the hands that contain each card. */
  readonly paid: { readonly all: number; readonly with: readonly number[] };
  /** How often each hand name comes up among all five-card hands. */
  readonly dealt: readonly number[];
  /** How often each is paid with the best holds, in deals times `COMMON_DRAWS`. */
  readonly ways: readonly bigint[];
  /** The positions to hold. */
  hold(cards: readonly number[]): number[];
}

export function createStrategy(): Strategy {
  const all = [0, 1, 2, 3, 4, 5].map((size) => choose[DECK * 6 + size]!);
  const paid = all.map((sets) => new Int32Array(sets));
  // For five cards the table of kinds would be the largest and say the same as `kinds`.
  const counts = all.slice(0, HAND).map((sets) => new Int32Array(sets * KINDS));
  const kinds = new Uint8Array(all[HAND]!);
  const dealt = HANDS.map(() => 0);
  const places = new Int32Array(SETS);
  forEachHand((cards) => {
    const kind = KIND_OF[rankHand(cards)]!;
    const pay = PAYS[kind]!;
    dealt[kind]! += 1;
    getPlaces(cards, places);
    for (let bits = 0; bits < SETS; bits++) {
      const size = getSize[bits]!;
      const place = places[bits]!;
      paid[size]![place]! += pay;
      if (size < HAND) counts[size]![place * KINDS + kind]! += 1;
    }
    kinds[places[SETS - 1]!] = kind;
  });

  const values = new Float64Array(SETS);
  const sorted = [0, 0, 0, 0, 0];
  /** The best set of rising cards; expects its places. */
  const bestSet = (): number => {
    for (let bits = 0; bits < SETS; bits++) values[bits] = paid[getSize[bits]!]![places[bits]!]!;
    excludeOthers(values);
    let best = SETS - 1;
    let highest = -1;
    for (let bits = SETS - 1; bits >= 0; bits--) {
      const value = values[bits]! * (COMMON_DRAWS / DRAWS[HAND - getSize[bits]!]!);
      if (value <= highest) continue;
      highest = value;
      best = bits;
    }
    return best;
  };

  const ways = HANDS.map(() => 0n);
  const known = new Map<number, number>();
  forEachHand((cards) => {
    const alike = countAlike(cards, known);
    if (alike === 0) return;
    getPlaces(cards, places);
    const best = bestSet();
    const each = BigInt(alike * (COMMON_DRAWS / DRAWS[HAND - getSize[best]!]!));
    // All hands that contain the held cards, less those that contain one of the others, and so on.
    const found = new Float64Array(KINDS);
    for (let bits = best; bits < SETS; bits++) {
      if ((bits & best) !== best) continue;
      const size = getSize[bits]!;
      const sign = (size - getSize[best]!) % 2 === 0 ? 1 : -1;
      if (size === HAND) found[kinds[places[bits]!]!]! += sign;
      else
        for (let kind = 0; kind < KINDS; kind++)
          found[kind]! += sign * counts[size]![places[bits]! * KINDS + kind]!;
    }
    found.forEach((count, kind) => {
      ways[kind]! += BigInt(count) * each;
    });
  });

  return {
    paid: { all: paid[0]![0]!, with: [...paid[1]!] },
    dealt,
    ways,
    hold: (cards) => {
      // Sorted by hand, because a million hands are looked up.
      const positions = [0, 1, 2, 3, 4];
      for (let at = 1; at < HAND; at++)
        for (let to = at; to > 0 && cards[positions[to]!]! < cards[positions[to - 1]!]!; to--) {
          const position = positions[to]!;
          positions[to] = positions[to - 1]!;
          positions[to - 1] = position;
        }
      for (let at = 0; at < HAND; at++) sorted[at] = cards[positions[at]!]!;
      getPlaces(sorted, places);
      const best = bestSet();
      return positions.filter((_, at) => (best >> at) & 1).toSorted((a, b) => a - b);
    },
  };
}
