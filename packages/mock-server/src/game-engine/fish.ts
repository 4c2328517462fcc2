import { drawOne, type Random } from './bets.ts';
import { getChoice, type Payout } from './engine.ts';

/**
 * The shooting round: one shot at a target that the player picks. A shot is a draw of one of 120,000 tickets; the worth of the
 * target times its tickets is 114,600 for all, so that every target has the same return.
 */
export const TICKETS = 120_000;

/** The targets, the cheapest first: the multiple of the bet that each pays, and how many tickets catch it. */
const targets = {
  shrimp: { worth: 2, tickets: 57_300 },
  fish: { worth: 3, tickets: 38_200 },
  'tropical-fish': { worth: 5, tickets: 22_920 },
  crab: { worth: 8, tickets: 14_325 },
  octopus: { worth: 12, tickets: 9_550 },
  turtle: { worth: 20, tickets: 5_730 },
  oyster: { worth: 50, tickets: 2_292 },
  'trident-emblem': { worth: 100, tickets: 1_146 },
} as const;

export type Target = keyof typeof targets;
export const TARGETS = Object.keys(targets) as readonly Target[];

/** What a page shows of a target. */
export interface TargetOdds {
  /** Also the name of its picture below /content/symbols/. */
  readonly target: Target;
  /** Multiple of the bet. */
  readonly worth: number;
  /** How many of `TICKETS` catch it. */
  readonly tickets: number;
}

export const targetOdds: readonly TargetOdds[] = TARGETS.map((target) => ({ target, ...targets[target] }));

/** One shot. */
export interface FishOutcome {
  readonly target: Target;
  readonly caught: boolean;
  /** In hundredths. */
  readonly win: number;
}

/** Plays one shot. */
export function shoot(target: Target, bet: number, random: Random): FishOutcome {
  const { worth, tickets } = targets[target];
  const caught = drawOne(random, TICKETS) < tickets;
  return { target, caught, win: caught ? bet * worth : 0 };
}

/** The results of a shot at a target. */
export function fishPayouts(choice: string): Payout[] {
  const { worth, tickets } = targets[getChoice(TARGETS, choice)];
  return [
    { multiple: worth * 100, ways: BigInt(tickets) },
    { multiple: 0, ways: BigInt(TICKETS - tickets) },
  ];
}
