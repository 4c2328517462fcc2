import { describe, expect, it } from 'vitest';
import { getBars } from '#features/wallet/records/week.ts';

const NOTHING = { deposits: 0, bonuses: 0, withdrawals: 0, bets: 0, wins: 0 };

describe('the bars of a week', () => {
  it('stack what came in above the axis and what went out below it', () => {
    const { axis, bars } = getBars([
      { ...NOTHING, deposits: 50_00, bonuses: 10_00, bets: 30_00, wins: 20_00 },
      { ...NOTHING, withdrawals: 40_00, bets: 10_00, wins: 25_00 },
    ]);
    // 60.00 above and 40.00 below the axis.
    expect(axis).toBeCloseTo(0.6);
    const rounded = bars.map((bar) =>
      bar.map(({ part, top, height }) => [part, Math.abs(Math.round(top * 100)), Math.round(height * 100)]),
    );
    expect(rounded).toEqual([
      [
        ['deposits', 10, 50],
        ['bonuses', 0, 10],
        ['games', 60, 10],
      ],
      [
        ['withdrawals', 60, 40],
        ['games', 45, 15],
      ],
    ]);
  });

  it('are empty over an axis at the bottom without any amount', () => {
    expect(getBars([NOTHING, NOTHING])).toEqual({ axis: 1, bars: [[], []] });
  });
});
