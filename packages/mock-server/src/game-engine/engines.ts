import { dealTable, tableBetName, tableBets, tableOutcomes, type TableOutcome } from './live.ts';
import { slotDistribution } from './slot-distribution.ts';
import { slotReturn } from './slot-return.ts';
import { spin, type SlotOutcome } from './slot.ts';
import { getChoice, toPayouts, computeReturn, type GameEngine } from './engine.ts';
import { fishPayouts, shoot, TARGETS, type FishOutcome } from './fish.ts';
import { dealtOutcome, pokerPayouts, shuffle, type PokerOutcome } from './poker.ts';
import { drawMatch, matchBetName, matchBets, matchOutcomes, type MatchOutcome } from './sports.ts';
import { drawStar, RISKS, starReturn, starRules, type StarOutcome } from './stars.ts';

const slot: GameEngine<SlotOutcome> = {
  choices: [],
  getName: () => '',
  draw: (bet, _choice, random) => spin(bet, random),
  computeReturn: () => slotReturn(),
  outcomes: () => slotDistribution(),
};

const stars: GameEngine<StarOutcome> = {
  choices: RISKS,
  getName: (choice) => `Risk: ${choice}`,
  draw: (bet, choice, random) => drawStar(getChoice(RISKS, choice), bet, random),
  computeReturn: (choice) => starReturn(getChoice(RISKS, choice)),
  outcomes: (choice) => toPayouts(starRules[getChoice(RISKS, choice)]),
};

const fish: GameEngine<FishOutcome> = {
  choices: TARGETS,
  getName: (target) => target.charAt(0).toUpperCase() + target.slice(1).replaceAll('-', ' '),
  draw: (bet, choice, random) => shoot(getChoice(TARGETS, choice), bet, random),
  computeReturn: (choice) => computeReturn(fishPayouts(choice)),
  outcomes: fishPayouts,
};

/** Its rounds have two steps: `draw` only deals, and the player's holds finish the round. The odds need the best holds. */
const poker: GameEngine<PokerOutcome> = {
  choices: [],
  getName: () => 'With the best holds',
  draw: (_bet, _choice, random) => dealtOutcome(shuffle(random)),
  computeReturn: () => computeReturn(pokerPayouts),
  outcomes: () => pokerPayouts,
};

const sports: GameEngine<MatchOutcome> = {
  choices: matchBets,
  getName: matchBetName,
  draw: (bet, choice, random) => drawMatch(choice, bet, random),
  computeReturn: (choice) => computeReturn(matchOutcomes(choice)),
  outcomes: matchOutcomes,
};

const live: GameEngine<TableOutcome> = {
  choices: tableBets.map(({ id }) => id),
  getName: tableBetName,
  draw: (bet, choice, random) => dealTable(choice, bet, random),
  computeReturn: (choice) => computeReturn(tableOutcomes(choice)),
  outcomes: tableOutcomes,
};

/** The engine of every kind of game. */
export const ENGINES = { slot, fish, poker, stars, sports, live };

/** The kinds of games; each has a page, `games-client/src/<kind>.ts`. */
export type GameKind = keyof typeof ENGINES;
