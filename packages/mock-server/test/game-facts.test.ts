import { describe, expect, it } from 'vitest';
import { DEVIATIONS, computeDeviation, getFacts, rateVolatility } from '#game-engine/game-facts.ts';
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

  it('states the deviation of a slot as its distribution has it', () => {
    expect(DEVIATIONS.slot).toBeCloseTo(computeDeviation(slotDistribution()), 2);
  });

  it('lists bets, features and volatility of each type of game', () => {
    expect(getFacts(1)).toEqual({
      returnToPlayer: 9564,
      minBet: 1_00,
      maxBet: 100_00,
      volatility: 'medium',
      features: ['wild', 'scatter', 'lines20'],
    });
    for (const typeId of [2, 3, 4, 5, 6]) expect(getFacts(typeId).minBet).toBe(1_00);
  });
});
