import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRng } from '#random/rng.ts';
import { BETS } from '#game-engine/bets.ts';
import { ENGINES } from '#game-engine/engines.ts';
import { fishPayouts, shoot, targetOdds, TARGETS, TICKETS } from '#game-engine/fish.ts';
import { toPercent } from '#game-engine/fraction.ts';

const { fish } = ENGINES;

describe.each(targetOdds)('the target $target', ({ target, worth, tickets }) => {
  it('returns exactly 95.50 percent', () => {
    const { numerator, denominator } = fish.computeReturn(target);
    expect(numerator * 1000n).toBe(955n * denominator);
    expect(worth * tickets).toBe(TICKETS * 0.955);
  });

  it('has a distribution over all tickets', () => {
    const payouts = fishPayouts(target);
    expect(payouts.reduce((sum, { ways }) => sum + ways, 0n)).toBe(BigInt(TICKETS));
    expect(payouts.map(({ multiple }) => multiple)).toEqual([worth * 100, 0]);
  });

  it('is caught by its tickets and by no other', () => {
    const at = (ticket: number) => shoot(target, 1_00, () => (ticket + 0.5) / TICKETS).caught;
    expect([at(0), at(tickets - 1), at(tickets), at(TICKETS - 1)]).toEqual([true, true, false, false]);
  });

  it('pays its worth in whole hundredths, or nothing', () => {
    for (const bet of BETS) {
      expect(shoot(target, bet, () => 0)).toEqual({ target, caught: true, win: bet * worth });
      expect(shoot(target, bet, () => 0.999_999).win).toBe(0);
    }
  });
});

describe('the shooting round', () => {
  it('has the return that the document about the games states', () => {
    const page = readFileSync(new URL('../games-client/README.md', import.meta.url), 'utf8');
    for (const target of TARGETS)
      expect(page).toContain(`**${toPercent(fish.computeReturn(target)).toFixed(2)} %** at every target`);
  });

  it('pays more for rarer targets', () => {
    const byWorth = targetOdds.toSorted((a, b) => a.worth - b.worth);
    expect(byWorth).toEqual(targetOdds);
    expect(byWorth.map(({ tickets }) => tickets)).toEqual(
      byWorth.map(({ tickets }) => tickets).toSorted((a, b) => b - a),
    );
  });

  it('is the same for the same numbers', () => {
    expect(shoot('crab', 5_00, createRng('a').next)).toEqual(shoot('crab', 5_00, createRng('a').next));
  });

  it.each(['', 'whale', 'toString', '__proto__'])('has no target %j', (target) => {
    expect(() => fish.draw(1_00, target, () => 0)).toThrow(RangeError);
  });
});
