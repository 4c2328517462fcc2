import { describe, expect, it } from 'vitest';
import { createRng } from '#random/rng.ts';
import { BETS, drawOne, isBet } from '#game-engine/bets.ts';
import { toPercent } from '#game-engine/fraction.ts';
import { slotReturn } from '#game-engine/slot-return.ts';
import { slotRules, SYMBOLS, type SlotRules, type SlotSymbol } from '#game-engine/slot-rules.ts';
import { evaluate, gridAt, findRun, spin } from '#game-engine/slot.ts';
import { small } from './support/small-slot.ts';

/** Every position of the reels. */
function allStops(rules: SlotRules): number[][] {
  return rules.reels.reduce<number[][]>(
    (stops, reel) => stops.flatMap((before) => reel.map((_, stop) => [...before, stop])),
    [[]],
  );
}

function row(text: string): SlotSymbol[] {
  return text.split('') as SlotSymbol[];
}

describe('return to player of the slot', () => {
  it('is between 94 and 97 percent', () => {
    const percent = toPercent(slotReturn());
    expect(percent).toBeGreaterThanOrEqual(94);
    expect(percent).toBeLessThanOrEqual(97);
  });

  it('equals the average pay over all positions of a small machine', () => {
    const bet = 200;
    const stops = allStops(small);
    const paid = stops.reduce((sum, position) => sum + evaluate(position, bet, small).win, 0);
    const { numerator, denominator } = slotReturn(small);
    // Cross-multiplied, so that the comparison is exact.
    expect(BigInt(paid) * denominator).toBe(numerator * BigInt(stops.length * bet));
  });
});

describe('the machine', () => {
  it('has five reels of 32 known symbols, without a wild on the first', () => {
    expect(slotRules.reels).toHaveLength(5);
    for (const reel of slotRules.reels) {
      expect(reel).toHaveLength(32);
      for (const symbol of reel) expect(SYMBOLS).toContain(symbol);
    }
    expect(slotRules.reels[0]).not.toContain('W');
  });

  it('has twenty different lines through all reels', () => {
    expect(new Set(slotRules.lines.map((line) => line.join()))).toHaveLength(20);
    for (const line of slotRules.lines) {
      expect(line).toHaveLength(5);
      for (const at of line) expect([0, 1, 2]).toContain(at);
    }
  });

  it('pays more for more of a symbol', () => {
    for (const [three, four, five] of Object.values(slotRules.pays)) {
      expect(four).toBeGreaterThan(three);
      expect(five).toBeGreaterThan(four);
    }
  });
});

describe('a line', () => {
  it.each([
    ['AAABB', 'A', 3],
    ['AAAAA', 'A', 5],
    ['BWWBB', 'B', 5],
    ['WWCCA', 'C', 4],
    ['ABAAA', 'A', 1],
  ])('%s is a run of %s x %i', (text, symbol, count) => {
    expect(findRun(row(text))).toEqual({ symbol, count });
  });

  it.each(['SSSSS', 'WWSAA', 'WWWWW'])('%s has no run', (text) => {
    expect(findRun(row(text))).toBeNull();
  });

  it('ends its run at a scatter', () => {
    expect(findRun(row('AASAA'))).toEqual({ symbol: 'A', count: 2 });
  });
});

describe('a spin', () => {
  it('shows the neighbours of a stop and wraps around the ring', () => {
    const last = (slotRules.reels[0]?.length ?? 0) - 1;
    const [first, ...others] = slotRules.reels[0] ?? [];
    expect(gridAt([last, 0, 0, 0, 0])[0]).toEqual([slotRules.reels[0]?.[last], first, others[0]]);
  });

  it('pays its lines and scatters, each from the left', () => {
    const rng = createRng('lines', 1);
    for (let i = 0; i < 3000; i++) {
      const outcome = spin(20_00, rng.next);
      const sum = outcome.lines.reduce((all, line) => all + line.win, 0) + (outcome.scatter?.win ?? 0);
      expect(outcome.win).toBe(sum);
      for (const { line, symbol, count, cells } of outcome.lines) {
        expect(cells).toHaveLength(count);
        cells.forEach(([reel, at], index) => {
          expect(reel).toBe(index);
          expect(at).toBe(slotRules.lines[line]?.[reel]);
          expect([symbol, 'W']).toContain(outcome.grid[reel]?.[at]);
        });
      }
    }
  });

  it('is the same for the same numbers, and proportional to the bet', () => {
    const small_ = spin(1_00, createRng('same', 7).next);
    const large = spin(100_00, createRng('same', 7).next);
    expect(large.stops).toEqual(small_.stops);
    expect(large.win).toBe(small_.win * 100);
  });

  it('reaches every stop of every reel', () => {
    const rng = createRng('stops', 1);
    const seen = slotRules.reels.map(() => new Set<number>());
    for (let i = 0; i < 2000; i++) spin(1_00, rng.next).stops.forEach((stop, reel) => seen[reel]?.add(stop));
    for (const stops of seen) expect(stops).toHaveLength(32);
  });

  it('pays whole hundredths at every bet', () => {
    const rng = createRng('whole', 1);
    for (const bet of BETS) {
      for (let i = 0; i < 200; i++) expect(Number.isSafeInteger(spin(bet, rng.next).win)).toBe(true);
    }
  });

  it.each([1, 30, -1_00, 0, Number.NaN, 1.5, Infinity])('refuses a bet of %d', (bet) => {
    expect(() => spin(bet, () => 0)).toThrow(RangeError);
  });

  it.each([1, -0.1, Number.NaN, Infinity])('refuses the random number %d', (value) => {
    expect(() => spin(1_00, () => value)).toThrow(RangeError);
  });
});

describe('bets', () => {
  it('rise from 1.00 to 100.00', () => {
    expect([...BETS]).toEqual([...BETS].toSorted((a, b) => a - b));
    expect([BETS[0], BETS.at(-1)]).toEqual([1_00, 100_00]);
  });

  it.each([99, 101, -1_00, 1_000_00, 0, 1.5, Number.NaN])('%d is not a bet', (amount) => {
    expect(isBet(amount)).toBe(false);
  });

  it('are limited in draws', () => {
    expect(drawOne(() => 0, 32)).toBe(0);
    expect(drawOne(() => 1 - Number.EPSILON / 2, 32)).toBe(31);
  });
});
