import type { OpenAnswer } from '../../../src/games/protocol.ts';
import { el } from '../dom.ts';
import type { DialogContent } from '../frame/dialog.ts';
import { createOddsTable, createReturnText, createRulesDialog } from '../frame/rules-dialog.ts';
import { formatCoins, formatMultiple } from '../text.ts';
import { riskName } from './risk-picker.ts';

const rows = (lamps: readonly number[], bet: number): string[][] => {
  const counts = new Map<number, number>();
  for (const pay of lamps) counts.set(pay, (counts.get(pay) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => other - one)
    .map(([pay, count]) => [
      pay ? formatMultiple(pay) : 'nothing',
      `${count} of ${lamps.length}`,
      formatCoins((bet * pay) / 100),
    ]);
};

/** Chances and pays of every risk, the rules and the return to player. */
export const createStarsRules = ({ risks }: OpenAnswer<'stars'>, bet: number): DialogContent =>
  createRulesDialog({
    lead: 'One of twenty lamps lights up, each with the same chance. It pays what is written on it.',
    odds: risks.flatMap((level) => [
      el('h3', {}, riskName(level)),
      createOddsTable(['Pays', 'Lamps', `At ${formatCoins(bet)}`], rows(level.lamps, bet)),
      createReturnText(level.returnPercent),
    ]),
    rules: [
      'The lamp is drawn on the server before the light begins to run. The animation has the same length for every result.',
    ],
  });
