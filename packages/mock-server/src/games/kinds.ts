import type { Game } from '#seed/content.ts';
import { slotReturn } from '#game-engine/slot-return.ts';
import { slotRules } from '#game-engine/slot-rules.ts';
import { spin } from '#game-engine/slot.ts';
import { toPercent } from '#game-engine/fraction.ts';
import { drawStar, RISKS, starReturn, starRules, type Risk } from '#game-engine/stars.ts';
import type { Random } from '#game-engine/bets.ts';
import { appearanceOf } from './appearance.ts';
import type { GameKind, OpenedSlot, OpenedStars, RoundOutcome } from './protocol.ts';
import { GameError } from './game-error.ts';

/** Slots are game type 1 (spec 1). */
const SLOTS = 1;

/** Pictures of the wild and the scatter, which all slots share. */
const SPECIALS = ['tara', 'gift'];

/** Which of the two games a lobby tile opens. */
export function kindOf(game: Pick<Game, 'typeId'>): GameKind {
  return game.typeId === SLOTS ? 'slot' : 'stars';
}

type Described =
  | Pick<OpenedSlot, 'kind' | 'symbols' | 'rules' | 'returnPercent'>
  | Pick<OpenedStars, 'kind' | 'risks'>;

/** The data that a page needs to show a game and its odds. */
export function describeGame(game: Game): Described {
  if (kindOf(game) === 'stars') {
    return {
      kind: 'stars',
      risks: RISKS.map((risk) => ({
        risk,
        lamps: starRules[risk],
        returnPercent: toPercent(starReturn(risk)),
      })),
    };
  }
  return {
    kind: 'slot',
    symbols: [...(appearanceOf(game.id)?.symbols ?? []), ...SPECIALS],
    rules: slotRules,
    returnPercent: toPercent(slotReturn()),
  };
}

/**
 * Draws a round of a game.
 * @throws {GameError} `bad-request` if the risk does not belong to the game
 */
export function drawRound(game: Game, bet: number, risk: Risk | undefined, random: Random): RoundOutcome {
  const kind = kindOf(game);
  if (kind === 'slot') {
    if (risk !== undefined) throw new GameError('bad-request', 'A slot takes no risk.');
    return { kind, ...spin(bet, random) };
  }
  if (risk === undefined)
    throw new GameError('bad-request', 'This game needs a risk: calm, bright or blazing.');
  return { kind, ...drawStar(risk, bet, random) };
}
