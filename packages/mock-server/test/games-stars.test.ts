import { describe, expect, it } from 'vitest';
import { createRng } from '#random/rng.ts';
import { BETS } from '#game-engine/bets.ts';
import { toPercent } from '#game-engine/fraction.ts';
import { getChoice, computeReturn } from '#game-engine/engine.ts';
import { ENGINES } from '#game-engine/engines.ts';
import { drawStar, RISKS, starOutcome, starReturn, starRules } from '#game-engine/stars.ts';

describe.each(RISKS)('Lucky Stars, %s', (risk) => {
  const lamps = starRules[risk];

  it('returns between 94 and 97 percent: the mean of its twenty lamps', () => {
    expect(lamps).toHaveLength(20);
    const percent = toPercent(starReturn(risk));
    expect(percent).toBeGreaterThanOrEqual(94);
    expect(percent).toBeLessThanOrEqual(97);
    const paid = lamps.reduce((sum, _, lamp) => sum + starOutcome(risk, lamp, 1_00).win, 0);
    expect(paid / lamps.length).toBeCloseTo(percent, 10);
  });

  it('pays the amount on the lamp, in whole hundredths', () => {
    const rng = createRng(risk, 1);
    for (const bet of BETS) {
      const { lamp, multiple, win } = drawStar(risk, bet, rng.next);
      expect(multiple).toBe(lamps[lamp]);
      expect(win).toBe((bet / 100) * multiple);
    }
  });

  it('lights every lamp equally often', () => {
    const rng = createRng(risk, 'even');
    const lit = lamps.map(() => 0);
    const draws = 20_000;
    for (let i = 0; i < draws; i++) {
      const { lamp } = drawStar(risk, 1_00, rng.next);
      lit[lamp] = (lit[lamp] ?? 0) + 1;
    }
    for (const count of lit) {
      expect(count).toBeGreaterThan((draws / 20) * 0.85);
      expect(count).toBeLessThan((draws / 20) * 1.15);
    }
  });

  it('has a distribution with the same return', () => {
    const payouts = ENGINES.stars.outcomes(risk);
    expect(payouts.reduce((sum, { ways }) => sum + ways, 0n)).toBe(20n);
    expect(toPercent(computeReturn(payouts))).toBe(toPercent(starReturn(risk)));
  });

  it('never calls a pay below the bet a win', () => {
    for (const multiple of lamps) expect(multiple === 0 || multiple > 100).toBe(true);
  });
});

describe('Lucky Stars', () => {
  it('pays higher amounts more rarely', () => {
    const winners = RISKS.map((risk) => starRules[risk].filter((pay) => pay > 0).length);
    const best = RISKS.map((risk) => Math.max(...starRules[risk]));
    expect(winners).toEqual(winners.toSorted((a, b) => b - a));
    expect(best).toEqual(best.toSorted((a, b) => a - b));
  });

  it('is the same for the same numbers', () => {
    expect(drawStar('bright', 5_00, createRng('a').next)).toEqual(
      drawStar('bright', 5_00, createRng('a').next),
    );
  });

  it.each([-1, 20, 0.5, Number.NaN])('has no lamp %d', (lamp) => {
    expect(() => starOutcome('calm', lamp, 1_00)).toThrow(RangeError);
  });

  it.each(['', 'CALM', 'toString', '__proto__'])('has no risk %j', (value) => {
    expect(() => getChoice(RISKS, value)).toThrow(RangeError);
  });
});
