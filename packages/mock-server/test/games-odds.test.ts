import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '#random/rng.ts';
import { BETS } from '#game-engine/bets.ts';
import { computeReturn, type Payout } from '#game-engine/engine.ts';
import { ENGINES, type GameKind } from '#game-engine/engines.ts';
import { toPercent } from '#game-engine/fraction.ts';
import { computeDeviation } from '#game-engine/game-facts.ts';
import { dealTable, MOST_CARDS, tableBets, winsWith } from '#game-engine/live.ts';
import { slotDistribution } from '#game-engine/slot-distribution.ts';
import { evaluate } from '#game-engine/slot.ts';
import { drawMatch, matchBets, matches, resultWays } from '#game-engine/sports.ts';
import { shareHundredRounds, shareOut } from '#games/hundred-rounds.ts';
import { createMockServer, type MockServer } from '../src/index.ts';
import { small } from './support/small-slot.ts';
import { FULL } from './support/stores.ts';

/** Every choice of every kind of game that publishes its distribution. */
const games = Object.entries(ENGINES).flatMap(([kind, engine]) =>
  (engine.choices.length > 0 ? engine.choices : ['']).map((choice) => [kind as GameKind, choice] as const),
);

const total = (payouts: readonly Payout[]) => payouts.reduce((sum, { ways }) => sum + ways, 0n);

describe.each(games)('the odds of %s %s', (kind, choice) => {
  const engine = ENGINES[kind];
  const payouts = engine.outcomes(choice);

  it('have the published return, between 95 and 96.5 percent', () => {
    const { numerator, denominator } = computeReturn(payouts);
    const published = engine.computeReturn(choice);
    expect(numerator * published.denominator).toBe(published.numerator * denominator);
    expect(toPercent(published)).toBeGreaterThanOrEqual(95);
    expect(toPercent(published)).toBeLessThanOrEqual(96.5);
  });

  it('list each pay once, in whole hundredths at every bet', () => {
    expect(new Set(payouts.map(({ multiple }) => multiple)).size).toBe(payouts.length);
    for (const { multiple } of payouts)
      for (const bet of BETS) expect(Number.isSafeInteger((bet * multiple) / 100)).toBe(true);
  });
});

describe('the document about the games', () => {
  it.each(Object.entries(ENGINES))('states the lowest and the highest return of %s', (_, engine) => {
    const page = readFileSync(new URL('../games-client/README.md', import.meta.url), 'utf8');
    const returns = (engine.choices.length > 0 ? engine.choices : ['']).map((choice) =>
      toPercent(engine.computeReturn(choice)),
    );
    for (const percent of [Math.min(...returns), Math.max(...returns)])
      expect(page).toContain(`**${percent.toFixed(2)} %**`);
  });
});

/** One choice of each kind that many rounds are played with; poker needs holds (games-poker.test.ts). */
const simulated = [...new Map(games.toReversed()).entries()].filter(([kind]) => kind !== 'poker');

describe.each(simulated)('many rounds of %s %s', (kind, choice) => {
  it('pay what the distribution says', { timeout: 300_000 }, () => {
    const rounds = FULL ? 1_000_000 : 100_000;
    const engine = ENGINES[kind];
    const payouts = engine.outcomes(choice);
    const rng = createRng(kind, 'a million');
    const seen = new Map<number, number>();
    let paid = 0;
    for (let i = 0; i < rounds; i++) {
      const { win } = engine.draw(1_00, choice, rng.next);
      paid += win;
      seen.set(win, (seen.get(win) ?? 0) + 1);
    }
    const { numerator, denominator } = computeReturn(payouts);
    const mean = (Number(numerator) / Number(denominator)) * 100;
    const deviation = computeDeviation(payouts) * 100;
    // Five standard errors: the numbers are seeded, so the result is always the same.
    expect(Math.abs(paid / rounds - mean)).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
    const all = Number(total(payouts));
    const known = new Set(payouts.map(({ multiple }) => multiple));
    expect([...seen.keys()].filter((win) => !known.has(win))).toEqual([]);
    for (const { multiple, ways } of payouts) {
      const expected = (Number(ways) / all) * rounds;
      const count = seen.get(multiple) ?? 0;
      expect(Math.abs(count - expected)).toBeLessThanOrEqual(5 * Math.sqrt(expected) + 1);
    }
  });
});

describe('the distribution of the slot', () => {
  it('counts every combination of stops of a small machine', () => {
    const counted = new Map<number, bigint>();
    const walk = (stops: number[]): void => {
      const reel = small.reels[stops.length];
      if (reel) return reel.forEach((_, stop) => walk([...stops, stop]));
      const { win } = evaluate(stops, 1_00, small);
      counted.set(win, (counted.get(win) ?? 0n) + 1n);
    };
    walk([]);
    expect(new Map(slotDistribution(small).map(({ multiple, ways }) => [multiple, ways]))).toEqual(counted);
  });
});

describe('the page of odds', () => {
  let server: MockServer;
  beforeAll(async () => {
    server = await createMockServer({ passwordCost: 16 });
  });
  afterAll(() => server.close());

  it.each([
    [1001, ['95.64 %', '44.76 %', 'medium (2.21)', '33,554,432']],
    [1008, ['Risk: calm', '95.50 %', '1.2x']],
    [1012, ['Lanterns beat Kites', '34.37 %', '2.78x', '95.56 %']],
    [1015, ['Andar', '51.50 %', '1.85x', '95.27 %']],
  ])('of game %i states return and chances', async (gameId, texts) => {
    const page = await server.inject({ url: `/w/a-world/__games/odds/${gameId}` });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    for (const text of texts) expect(page.body.replaceAll('\u00a0', ' ')).toContain(text);
    const data = await server.inject({ url: `/w/a-world/__games/odds/${gameId}.json` });
    const { choices } = data.json<{
      choices: {
        return: { numerator: string; denominator: string };
        draws: string;
        payouts: { multiple: number; ways: string }[];
      }[];
    }>();
    for (const { return: stated, draws, payouts } of choices) {
      const paid = payouts.reduce((sum, { multiple, ways }) => sum + BigInt(multiple) * BigInt(ways), 0n);
      expect(paid * BigInt(stated.denominator)).toBe(BigInt(stated.numerator) * BigInt(draws) * 100n);
    }
  });

  it.each([
    ['http://localhost:5173/lobby/games?q=a', true],
    ['http://localhost:80/lobby/home', true],
    ['https://elsewhere.example/', false],
    ['https://a:b@localhost/', false],
    ['javascript:alert(1)', false],
    ['/lobby/home', false],
  ])('leads back to %s: %s', async (back, isAllowed) => {
    const url = `/__games/odds/1001?${new URLSearchParams({ back }).toString()}`;
    const { body } = await server.inject({ url });
    expect(body.includes('class="back"')).toBe(isAllowed);
  });

  it('is not found for an unknown game', async () => {
    for (const url of ['/__games/odds/99999', '/__games/odds/99999.json', '/__games/odds/x'])
      expect((await server.inject({ url })).statusCode).toBe(404);
  });
});

describe('a hundred rounds', () => {
  it.each(games)('share out all results of %s %s', (kind, choice) => {
    const shares = shareHundredRounds(ENGINES[kind].outcomes(choice));
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it('separate what a slot pays into five classes', () => {
    expect(shareHundredRounds(slotDistribution()).map(({ name, share }) => [name, share])).toEqual([
      ['nothing', 55],
      ['less', 19],
      ['bet-back', 1],
      ['more', 24],
      ['big', 1],
    ]);
  });

  it('raise the largest remainders, and the first of equal ones', () => {
    expect(shareOut([1n, 1n, 1n], 100)).toEqual([34, 33, 33]);
    expect(shareOut([5n, 5n, 90n], 10)).toEqual([1, 0, 9]);
    expect(shareOut([9n, 1n, 990n], 100)).toEqual([1, 0, 99]);
    expect(shareOut([0n, 0n], 100)).toEqual([0, 0]);
  });

  it('count a pay of the bet as neither less nor more', () => {
    const payouts = [10_00, 9_99, 1_01, 1_00, 99, 0].map((multiple) => ({ multiple, ways: 1n }));
    expect(shareHundredRounds(payouts).map(({ name, ways }) => [name, Number(ways)])).toEqual([
      ['nothing', 1],
      ['less', 1],
      ['bet-back', 1],
      ['more', 2],
      ['big', 1],
    ]);
  });
});

describe('a match', () => {
  it('goes to the side with more chances, and pays only its pick', () => {
    const rng = createRng('match');
    for (let i = 0; i < 2000; i++) {
      for (const bet of matchBets) {
        const { chances, result, pick, multiple, match } = drawMatch(bet, 1_00, rng.next);
        const home = chances.filter((side) => side === 'home').length;
        expect(result).toBe(home > 3 ? 'home' : home === 3 ? 'draw' : 'away');
        expect(multiple).toBe(result === pick ? matches[match]?.odds[pick] : 0);
      }
    }
  });

  it('shares all draws among its three results', () => {
    for (const match of matches) {
      const { home, draw, away } = resultWays(match);
      expect(home + draw + away).toBe(1_000_000n);
    }
  });

  it.each(['', '0', '9-home', '0-HOME', 'home-0', '__proto__'])('has no bet %j', (text) => {
    expect(() => drawMatch(text, 1_00, () => 0)).toThrow(RangeError);
  });
});

describe('a hand of the table', () => {
  it('ends with the first card of the rank in the middle, and has no card twice', () => {
    const rng = createRng('hand');
    for (let i = 0; i < 3000; i++) {
      const { middle, dealt } = dealTable('andar', 1_00, rng.next);
      expect(dealt.findIndex(({ rank }) => rank === middle.rank)).toBe(dealt.length - 1);
      expect(dealt.length).toBeLessThanOrEqual(MOST_CARDS);
      expect(new Set([middle, ...dealt].map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(
        dealt.length + 1,
      );
    }
  });

  it('wins for exactly one side and exactly one number of cards', () => {
    for (let cards = 1; cards <= MOST_CARDS; cards++) {
      const won = tableBets.filter((bet) => winsWith(bet, cards)).map(({ id }) => id);
      expect(won).toHaveLength(2);
      expect(won[0]).toBe(cards % 2 === 1 ? 'andar' : 'bahar');
    }
  });
});
