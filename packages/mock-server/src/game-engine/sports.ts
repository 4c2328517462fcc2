import { drawOne, type Random } from './bets.ts';
import type { Payout } from './engine.ts';

/**
 * The sports game: a match of six chances. Each chance goes to one of the two sides, independently of the others, with
 * the probability of the match. The side with more chances wins; three each is a draw.
 */
export const CHANCES = 6;
/** A side's probability is a number of tickets out of ten. */
const TICKETS = 10;

export const PICKS = ['home', 'draw', 'away'] as const;
export type Pick = (typeof PICKS)[number];

/** A match, its odds in hundredths of the bet. */
export interface Match {
  readonly home: string;
  readonly away: string;
  /** The tickets of the home side out of ten, for each chance. */
  readonly tickets: number;
  readonly odds: Readonly<Record<Pick, number>>;
}

export const matches: readonly Match[] = [
  { home: 'Lahore Lanterns', away: 'Karachi Kites', tickets: 5, odds: { home: 278, draw: 306, away: 278 } },
  { home: 'Peshawar Peaks', away: 'Quetta Quails', tickets: 6, odds: { home: 175, draw: 345, away: 533 } },
  { home: 'Multan Mangoes', away: 'Sialkot Stars', tickets: 4, odds: { home: 533, draw: 345, away: 175 } },
  { home: 'Islamabad Ibex', away: 'Gilgit Glaciers', tickets: 7, odds: { home: 128, draw: 515, away: 1356 } },
  {
    home: 'Hyderabad Herons',
    away: 'Faisalabad Falcons',
    tickets: 3,
    odds: { home: 1356, draw: 515, away: 128 },
  },
];

/** One match that was played. */
export interface MatchOutcome {
  /** Index of the match. */
  readonly match: number;
  readonly pick: Pick;
  /** Which side each chance went to, in order. */
  readonly chances: readonly ('home' | 'away')[];
  readonly result: Pick;
  /** Hundredths of the bet. */
  readonly multiple: number;
  /** In hundredths. */
  readonly win: number;
}

/** The bets of all matches, written as `match-pick`, e.g. `0-home`. */
export const matchBets: readonly string[] = matches.flatMap((_, match) =>
  PICKS.map((pick) => `${match}-${pick}`),
);

/**
 * The match and the side of a bet.
 * @throws {RangeError} if the text is not a bet
 */
export function matchBet(choice: string): { index: number; match: Match; pick: Pick } {
  const [number = '', name] = choice.split('-');
  const pick = PICKS.find((known) => known === name);
  const match = matches[Number(number)];
  if (!pick || !match) throw new RangeError(`no bet ${choice}`);
  return { index: Number(number), match, pick };
}

/** The name of a bet, by the last words of the sides. */
export function matchBetName(choice: string): string {
  const { match, pick } = matchBet(choice);
  const [home, away] = [match.home, match.away].map((name) => name.split(' ').at(-1) ?? name);
  if (pick === 'draw') return `${home} – ${away}: draw`;
  return pick === 'home' ? `${home} beat ${away}` : `${away} beat ${home}`;
}

/** The result of a match with this number of chances for the home side. */
function getResult(home: number): Pick {
  return home * 2 > CHANCES ? 'home' : home * 2 === CHANCES ? 'draw' : 'away';
}

/**
 * Plays one match.
 * @param choice one of `matchBets`
 * @param bet in hundredths, a multiple of 100
 */
export function drawMatch(choice: string, bet: number, random: Random): MatchOutcome {
  const { index, match, pick } = matchBet(choice);
  const chances = Array.from({ length: CHANCES }, () =>
    drawOne(random, TICKETS) < match.tickets ? ('home' as const) : ('away' as const),
  );
  const result = getResult(chances.filter((side) => side === 'home').length);
  const multiple = result === pick ? match.odds[pick] : 0;
  return { match: index, pick, chances, result, multiple, win: (bet * multiple) / 100 };
}

function binomial(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** How many of the 10^6 equally likely draws of a match lead to each result. */
export function resultWays({ tickets }: Match): Record<Pick, bigint> {
  const ways = { home: 0n, draw: 0n, away: 0n };
  for (let home = 0; home <= CHANCES; home++) {
    ways[getResult(home)] +=
      binomial(CHANCES, home) *
      BigInt(tickets) ** BigInt(home) *
      BigInt(TICKETS - tickets) ** BigInt(CHANCES - home);
  }
  return ways;
}

/** What a bet pays, over all draws of its match. */
export function matchOutcomes(choice: string): Payout[] {
  const { match, pick } = matchBet(choice);
  const ways = resultWays(match);
  const total = BigInt(TICKETS) ** BigInt(CHANCES);
  return [
    { multiple: match.odds[pick], ways: ways[pick] },
    { multiple: 0, ways: total - ways[pick] },
  ];
}
