import type { OpenedStars } from '../../../src/games/protocol.ts';
import { el } from '../dom.ts';
import type { DialogContent } from '../frame/dialog.ts';
import { formatCoins, formatMultiple } from '../text.ts';
import { riskName } from './risk-picker.ts';

const rows = (lamps: readonly number[], bet: number): HTMLElement[] => {
  const counts = new Map<number, number>();
  for (const pay of lamps) counts.set(pay, (counts.get(pay) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => other - one)
    .map(([pay, count]) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, pay ? formatMultiple(pay) : 'nothing'),
        el('td', {}, `${count} of ${lamps.length}`),
        el('td', { class: 'num' }, formatCoins((bet * pay) / 100)),
      ),
    );
};

/** Chances and pays of every risk, the rules and the return to player. */
export const createOddsTable = ({ risks }: OpenedStars, bet: number): DialogContent => ({
  title: 'Pays and rules',
  wide: true,
  body: [
    el(
      'p',
      { class: 'lead' },
      'One of twenty lamps lights up, each with the same chance. It pays what is written on it.',
    ),
    ...risks.flatMap((level) => [
      el('h3', {}, riskName(level)),
      el(
        'table',
        { class: 'odds' },
        el(
          'thead',
          {},
          el(
            'tr',
            {},
            el('th', { scope: 'col' }, 'Pays'),
            el('th', { scope: 'col' }, 'Lamps'),
            el('th', { scope: 'col' }, `At ${formatCoins(bet)}`),
          ),
        ),
        el('tbody', {}, ...rows(level.lamps, bet)),
      ),
      el('p', { class: 'stated' }, el('b', {}, `Return to player ${level.returnPercent.toFixed(2)}\u00a0%`)),
    ]),
    el('h3', {}, 'Rules'),
    el(
      'ul',
      { class: 'rules' },
      el(
        'li',
        {},
        'The lamp is drawn on the server before the light begins to run. The animation has the same length for every result.',
      ),
      el(
        'li',
        {},
        'A round that was interrupted is finished by the server. Checking again never bets a second time.',
      ),
      el(
        'li',
        {},
        'The return is an average over very many rounds, not over one session. There is no autoplay.',
      ),
    ),
    el('p', { class: 'stated' }, 'Play money: coins have no value outside this game. 21+'),
  ],
});
