import { dealTable, tableBetName, tableBets, tableOutcomes, type TableOutcome } from './live.ts';
import { slotDistribution } from './slot-distribution.ts';
import { slotReturn } from './slot-return.ts';
import { spin, type SlotOutcome } from './slot.ts';
import { choiceOf, payoutsOf, returnOf, type GameEngine } from './engine.ts';
import { fishPayouts, shoot, TARGETS, type FishOutcome } from './fish.ts';
import { dealtOutcome, pokerPayouts, shuffle, type PokerOutcome } from './poker.ts';
import { drawMatch, matchBetName, matchBets, matchOutcomes, type MatchOutcome } from './sports.ts';
import { drawStar, RISKS, starReturn, starRules, type StarOutcome } from './stars.ts';

const slot: GameEngine<SlotOutcome> = {
  choices: [],
  nameOf: () => '',
  draw: (bet, _choice, random) => spin(bet, random),
  returnOf: () => slotReturn(),
  outcomes: () => slotDistribution(),
};

const stars: GameEngine<StarOutcome> = {
  choices: RISKS,
  nameOf: (choice) => `Risk: ${choice}`,
  draw: (bet, choice, random) => drawStar(choiceOf(RISKS, choice), bet, random),
  returnOf: (choice) => starReturn(choiceOf(RISKS, choice)),
  outcomes: (choice) => payoutsOf(starRules[choiceOf(RISKS, choice)]),
};

const fish: GameEngine<FishOutcome> = {
  choices: TARGETS,
  nameOf: (target) => target.charAt(0).toUpperCase() + target.slice(1).replaceAll('-', ' '),
  draw: (bet, choice, random) => shoot(choiceOf(TARGETS, choice), bet, random),
  returnOf: (choice) => returnOf(fishPayouts(choice)),
  outcomes: fishPayouts,
};

/** Its rounds have two steps: `draw` only deals, and the player's holds finish the round. The odds need the best holds. */
const poker: GameEngine<PokerOutcome> = {
  choices: [],
  nameOf: () => 'With the best holds',
  draw: (_bet, _choice, random) => dealtOutcome(shuffle(random)),
  returnOf: () => returnOf(pokerPayouts),
  outcomes: () => pokerPayouts,
};

const sports: GameEngine<MatchOutcome> = {
  choices: matchBets,
  nameOf: matchBetName,
  draw: (bet, choice, random) => drawMatch(choice, bet, random),
  returnOf: (choice) => returnOf(matchOutcomes(choice)),
  outcomes: matchOutcomes,
};

const live: GameEngine<TableOutcome> = {
  choices: tableBets.map(({ id }) => id),
  nameOf: tableBetName,
  draw: (bet, choice, random) => dealTable(choice, bet, random),
  returnOf: (choice) => returnOf(tableOutcomes(choice)),
  outcomes: tableOutcomes,
};

/** The engine of every kind of game. */
export const ENGINES = { slot, fish, poker, stars, sports, live };

/** The kinds of games; each has a page, `games-client/src/<kind>.ts`. */
export type GameKind = keyof typeof ENGINES;
