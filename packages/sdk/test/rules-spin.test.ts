import { describe, expect, it } from 'vitest';
import { potMissing, wheelAngle, wheelStop } from '@tara/sdk/rules';

describe('the pot of the invite spin', () => {
  it('lacks the difference to its target', () => {
    expect(potMissing({ amount: 41_200, targetAmount: 50_000 })).toBe(8_800);
  });

  it('lacks nothing at its target and beyond', () => {
    expect(potMissing({ amount: 50_000, targetAmount: 50_000 })).toBe(0);
    expect(potMissing({ amount: 50_250, targetAmount: 50_000 })).toBe(0);
  });
});

describe('the angle of a field', () => {
  it('is 0 for the first field, and one field less for each later one', () => {
    expect([0, 1, 2, 7].map((index) => wheelAngle(index, 8))).toEqual([0, 315, 270, 45]);
    expect(wheelAngle(1, 2)).toBe(180);
  });

  it('is 0 for a field that does not exist', () => {
    for (const index of [8, -1, Number.NaN]) expect(wheelAngle(index, 8)).toBe(0);
  });
});

describe('the stop of a wheel', () => {
  it('is at the angle, after the whole turns', () => {
    for (const from of [0, 17, 359, 1000, 123_456.5]) {
      for (const angle of [0, 45, 359]) {
        const end = wheelStop(from, angle, 4);
        expect(end - from).toBeGreaterThanOrEqual(4 * 360);
        expect(end - from).toBeLessThan(5 * 360);
        expect((((end - angle) % 360) + 360) % 360).toBeCloseTo(0, 6);
      }
    }
  });

  it('is the current rotation if that is the angle and no turns are needed', () => {
    expect(wheelStop(720, 0, 0)).toBe(720);
  });
});
