import { slotReturn } from './slot-return.ts';
import { spin, type SlotOutcome } from './slot.ts';
import { choiceOf, payoutsOf, type GameEngine } from './engine.ts';
import { drawStar, RISKS, starReturn, starRules, type StarOutcome } from './stars.ts';

const slot: GameEngine<SlotOutcome> = {
  choices: [],
  draw: (bet, _choice, random) => spin(bet, random),
  returnOf: () => slotReturn(),
};

const stars: GameEngine<StarOutcome> = {
  choices: RISKS,
  draw: (bet, choice, random) => drawStar(choiceOf(RISKS, choice), bet, random),
  returnOf: (choice) => starReturn(choiceOf(RISKS, choice)),
  outcomes: (choice) => payoutsOf(starRules[choiceOf(RISKS, choice)]),
};

/** The engine of every kind of game. */
export const ENGINES = { slot, stars };

/** The kinds of games; each has a page, `games-client/src/<kind>.ts`. */
export type GameKind = keyof typeof ENGINES;
