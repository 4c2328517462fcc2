import type { SlotRules } from '#game-engine/slot-rules.ts';

/** Two symbols, a wild and a scatter on short reels: small enough to enumerate every position. */
export const small: SlotRules = {
  reels: [
    ['A', 'B', 'S', 'B'],
    ['A', 'W', 'B', 'S', 'B'],
    ['B', 'A', 'W', 'S'],
    ['A', 'B', 'B', 'S', 'W'],
    ['A', 'S', 'B', 'B'],
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  pays: { A: [4, 10, 50], B: [1, 3, 8] },
  scatterPays: [2, 5, 20],
};
