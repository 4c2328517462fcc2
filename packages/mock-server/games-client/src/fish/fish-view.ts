import type { OpenAnswer } from '../../../src/games/protocol.ts';
import { el } from '../dom.ts';
import { createOddsTable, createReturnText, createRulesDialog } from '../frame/rules-dialog.ts';
import type { GameTable, GameView } from '../game-session.ts';
import { playSound } from '../sound.ts';
import { formatCoins, formatMultiple, formatReturn, symbolName } from '../text.ts';
import { createSea, formatChance } from './sea.ts';

/** The shooting round inside the frame. */
export const createFishView = (opened: OpenAnswer<'fish'>, table: GameTable): GameView<'fish'> => {
  const { targets, tickets, returnPercent } = opened;
  const sea = createSea(targets, tickets, () => table.play());

  const still = el('button', { class: 'chip', type: 'button', 'aria-pressed': 'false' }, 'Still');
  still.addEventListener('click', () => {
    const stop = still.getAttribute('aria-pressed') === 'false';
    still.setAttribute('aria-pressed', String(stop));
    sea.swim(!stop);
  });

  return {
    stage: sea.element,
    controls: [],
    note: `One shot costs one bet · ${formatReturn(returnPercent)}`,
    choice: () => sea.picked().target,
    enable: sea.enable,
    extras: [still],
    onKey: (key) => {
      if (key !== 'arrowleft' && key !== 'arrowright') return false;
      sea.pick(key === 'arrowleft' ? -1 : 1);
      return true;
    },
    info: (bet) =>
      createRulesDialog({
        lead: 'Pick a target and shoot. A shot costs the bet and hits or misses; a caught target pays the multiple on its card.',
        odds: [
          createOddsTable(
            ['Target', 'Pays', 'Caught', `At ${formatCoins(bet)}`],
            targets.map((odds) => [
              symbolName(odds.target),
              formatMultiple(odds.worth * 100),
              formatChance(odds, tickets),
              formatCoins(odds.worth * bet),
            ]),
          ),
          createReturnText(
            returnPercent,
            ', the same for every target: the rarer the catch, the higher the pay.',
          ),
        ],
        rules: [
          `A shot draws one of ${tickets.toLocaleString('en-PK')} tickets on the server, before the net flies. Only the chosen target decides how many of them catch it.`,
          'Where a target swims, how fast you shoot and how often you missed change nothing. The animation has the same length for every result.',
        ],
        keys: [['Left, right', 'the target before, the next target']],
      }),
    begin: sea.load,
    reset: sea.reset,
    reveal: async ({ outcome }) => {
      await sea.shoot(outcome.caught);
      playSound('stop');
      return outcome.caught
        ? `${symbolName(outcome.target)} caught.`
        : `${symbolName(outcome.target)} missed.`;
    },
  };
};
