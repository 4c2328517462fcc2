import { describe, expect, it } from 'vitest';
import {
  FIXED_FACTS,
  computeDeviation,
  getFacts,
  rateVolatility,
  toResultFacts,
} from '#game-engine/game-facts.ts';
import { toPayouts } from '#game-engine/engine.ts';
import { slotDistribution } from '#game-engine/slot-distribution.ts';
import { starRules } from '#game-engine/stars.ts';

describe('facts of a game', () => {
  it('calculates the standard deviation of a list of results', () => {
    expect(computeDeviation(toPayouts([0, 200]))).toBe(1);
    expect(computeDeviation(toPayouts(starRules.blazing))).toBeCloseTo(3, 1);
  });

  it.each([
    [1.99, 'low'],
    [2, 'medium'],
    [5.99, 'medium'],
    [6, 'high'],
  ] as const)('calls a deviation of %d bets %s', (deviation, volatility) => {
    expect(rateVolatility(deviation)).toBe(volatility);
  });

  it('states the facts of a slot as its distribution has them', () => {
    const { deviation, ...facts } = toResultFacts(slotDistribution());
    expect(FIXED_FACTS.slot).toEqual({ ...facts, deviation: expect.closeTo(deviation, 2) as number });
  });

  it('lists bets, features and volatility of each type of game', () => {
    expect(getFacts(1)).toEqual({
      returnToPlayer: 9564,
      minBet: 1_00,
      maxBet: 100_00,
      volatility: 'medium',
      hitRate: 4476,
      maxPay: 125_00,
      features: ['wild', 'scatter', 'lines20'],
    });
    expect(getFacts(3)).toMatchObject({ hitRate: 4549, maxPay: 800_00 });
    for (const typeId of [2, 3, 4, 5, 6]) expect(getFacts(typeId).minBet).toBe(1_00);
  });

  it('states no share of paying rounds where the player chooses the odds', () => {
    expect(getFacts(6)).not.toHaveProperty('hitRate');
    expect(getFacts(6)).toMatchObject({ maxPay: 13_50, features: ['choice'] });
  });
});
