import type { Game } from '#seed/content.ts';
import type { Random } from '#game-engine/bets.ts';
import { ENGINES, type GameKind } from '#game-engine/engines.ts';
import { toPercent } from '#game-engine/fraction.ts';
import { kindOfType } from '#game-engine/kind-of-type.ts';
import { slotRules } from '#game-engine/slot-rules.ts';
import { RISKS, starRules } from '#game-engine/stars.ts';
import { appearanceOf } from './appearance.ts';
import { GameError } from './game-error.ts';
import type { OpenedDetails, RoundOutcome } from './protocol.ts';

/** Pictures of the wild and the scatter, which all slots share. */
const SPECIALS = ['tara', 'gift'];

function percentOf(kind: GameKind, choice = ''): number {
  return toPercent(ENGINES[kind].returnOf(choice));
}

/** The data that the page of each kind needs to show a game and its odds. */
const details: { readonly [Kind in GameKind]: (game: Game) => OpenedDetails<Kind> } = {
  slot: ({ id }) => ({
    kind: 'slot',
    symbols: [...(appearanceOf(id)?.symbols ?? []), ...SPECIALS],
    rules: slotRules,
    returnPercent: percentOf('slot'),
  }),
  stars: () => ({
    kind: 'stars',
    risks: RISKS.map((risk) => ({
      risk,
      lamps: starRules[risk],
      returnPercent: percentOf('stars', risk),
    })),
  }),
};

/** The kind of game that a lobby tile opens. */
export function kindOf(game: Pick<Game, 'typeId'>): GameKind {
  return kindOfType(game.typeId);
}

/** The data that a page needs to show a game and its odds. */
export function describeGame(game: Game): OpenedDetails {
  return details[kindOf(game)](game);
}

/**
 * The choice of a round, checked.
 * @throws {GameError} `bad-request` if the choice does not belong to the game
 */
function checkedChoice(kind: GameKind, choice: string | undefined): string {
  const { choices } = ENGINES[kind];
  if (choices.length === 0) {
    if (choice !== undefined) throw new GameError('bad-request', 'This game takes no choice.');
    return '';
  }
  if (choice === undefined || !choices.includes(choice))
    throw new GameError('bad-request', `This game needs a choice: ${choices.join(', ')}.`);
  return choice;
}

/**
 * Draws a round of a game.
 * @throws {GameError} `bad-request` if the choice does not belong to the game
 */
export function drawRound(game: Game, bet: number, choice: string | undefined, random: Random): RoundOutcome {
  const kind = kindOf(game);
  const outcome = ENGINES[kind].draw(bet, checkedChoice(kind, choice), random);
  return { kind, ...outcome } as RoundOutcome;
}
