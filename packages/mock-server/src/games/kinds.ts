import type { Game } from '#seed/content.ts';
import type { Random } from '#game-engine/bets.ts';
import { ENGINES, type GameKind } from '#game-engine/engines.ts';
import { TARGETS, targetOdds, TICKETS } from '#game-engine/fish.ts';
import { toPercent } from '#game-engine/fraction.ts';
import { kindOfType } from '#game-engine/kind-of-type.ts';
import { slotRules } from '#game-engine/slot-rules.ts';
import { CHANCES, matches, PICKS } from '#game-engine/sports.ts';
import { HANDS, pokerPayouts, POKER_ROUNDS } from '#game-engine/poker.ts';
import { RISKS, starRules } from '#game-engine/stars.ts';
import { tableBets } from '#game-engine/live.ts';
import { getAppearance } from './appearance.ts';
import { computeChance, getOdds } from './odds.ts';
import { GameError } from './game-error.ts';
import type { OpenedDetails, RoundOutcome } from './protocol.ts';

/** Pictures of the wild and the scatter, which all slots share. */
const SPECIALS = ['tara', 'gift'];

function computePercent(kind: GameKind, choice = ''): number {
  return toPercent(ENGINES[kind].computeReturn(choice));
}

/** The probability that a choice pays anything, in percent with two decimals. */
function winChance(kind: GameKind, choice: string): number {
  const odds = getOdds(kind).find((each) => each.choice === choice);
  return odds ? computeChance(odds, (multiple) => multiple > 0) : 0;
}

/** The lowest return of all choices, in percent. */
function lowestPercent(kind: GameKind): number {
  return Math.min(...ENGINES[kind].choices.map((choice) => computePercent(kind, choice)));
}

/** The data that the page of each kind needs to show a game and its odds. */
const details: { readonly [Kind in GameKind]: (game: Game) => OpenedDetails<Kind> } = {
  slot: ({ id }) => ({
    kind: 'slot',
    symbols: [...(getAppearance(id)?.symbols ?? []), ...SPECIALS],
    rules: slotRules,
    returnPercent: computePercent('slot'),
  }),
  fish: () => ({
    kind: 'fish',
    targets: targetOdds,
    tickets: TICKETS,
    returnPercent: Math.min(...TARGETS.map((target) => computePercent('fish', target))),
  }),
  poker: () => ({
    kind: 'poker',
    pays: pokerPayouts.slice(0, -1).map(({ multiple, ways }, index) => ({
      hand: HANDS[index]!,
      multiple: multiple / 100,
      oneIn: Number(POKER_ROUNDS) / Number(ways),
    })),
    returnPercent: computePercent('poker'),
  }),
  stars: () => ({
    kind: 'stars',
    risks: RISKS.map((risk) => ({
      risk,
      lamps: starRules[risk],
      returnPercent: computePercent('stars', risk),
    })),
  }),
  sports: () => ({
    kind: 'sports',
    chances: CHANCES,
    matches: matches.map(({ home, away, tickets, odds }, match) => ({
      home,
      away,
      homePercent: tickets * 10,
      bets: PICKS.map((pick) => ({
        pick,
        odds: odds[pick],
        chance: winChance('sports', `${match}-${pick}`),
        returnPercent: computePercent('sports', `${match}-${pick}`),
      })),
    })),
    returnPercent: lowestPercent('sports'),
  }),
  live: () => ({
    kind: 'live',
    boxes: tableBets.map(({ id, odds }) => ({ id, odds, chance: winChance('live', id) })),
    returnPercent: lowestPercent('live'),
  }),
};

/** The kind of game that a lobby tile opens. */
export function getKind(game: Pick<Game, 'typeId'>): GameKind {
  return kindOfType(game.typeId);
}

/** The data that a page needs to show a game and its odds. */
export function describeGame(game: Game): OpenedDetails {
  return details[getKind(game)](game);
}

/**
 * The choice of a round, checked.
 * @throws {GameError} `bad-request` if the choice does not belong to the game
 */
export function checkedChoice(kind: GameKind, choice: string | undefined): string {
  const { choices } = ENGINES[kind];
  if (choices.length === 0) {
    if (choice !== undefined) throw new GameError('bad-request', 'This game takes no choice.');
    return '';
  }
  if (choice === undefined || !choices.includes(choice))
    throw new GameError('bad-request', `This game needs a choice: ${choices.join(', ')}.`);
  return choice;
}

/** Draws a round. @param choice checked */
export function drawRound(kind: GameKind, bet: number, choice: string, random: Random): RoundOutcome {
  return { kind, ...ENGINES[kind].draw(bet, choice, random) } as RoundOutcome;
}
