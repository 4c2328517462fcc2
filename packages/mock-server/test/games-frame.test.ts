import { describe, expect, it } from 'vitest';
import { fitBeads } from '../games-client/src/frame/pure/fit-beads.ts';
import { getCountMs, getWinLevel } from '../games-client/src/frame/pure/win-levels.ts';

describe('the celebration of a win', () => {
  it.each([
    [0, 'none'],
    [1, 'paid'],
    [2_00, 'paid'],
    [2_01, 'win'],
    [5_99, 'win'],
    [6_00, 'goodWin'],
    [19_99, 'goodWin'],
    [20_00, 'bigWin'],
  ])('of %d at a bet of 200 is %s', (win, level) => {
    expect(getWinLevel(win, 2_00)).toBe(level);
  });

  it('counts larger multiples longer, with an upper bound', () => {
    expect([3_00, 18_00, 2_000_00].map((win) => getCountMs(win, 1_00))).toEqual([780, 1680, 2200]);
  });
});

describe('the road of the last rounds', () => {
  const road = (count: number) => fitBeads([...Array(count).keys()], 2, 3);

  it('fills columns from top to bottom, and loses the oldest column when it is full', () => {
    expect(road(0)).toEqual([]);
    expect(road(6)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(road(7)).toEqual([2, 3, 4, 5, 6]);
    expect(road(8)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(fitBeads([...road(8), 8], 2, 3)).toEqual([4, 5, 6, 7, 8]);
  });
});
