import type { OpenAnswer } from '../../../src/games/protocol.ts';
import { symbolUrl } from '../config.ts';
import { el, svg } from '../dom.ts';
import type { DialogContent } from '../frame/dialog.ts';
import { createReturnText, createRulesDialog } from '../frame/rules-dialog.ts';
import { formatCoins, symbolName } from '../text.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const RUNS = [5, 4, 3];

const picture = (slug: string): HTMLElement =>
  el('img', { src: symbolUrl(slug), alt: symbolName(slug), width: 56, height: 56, loading: 'lazy' });

const payList = (pays: readonly number[], unit: number): HTMLElement =>
  el(
    'dl',
    { class: 'pays' },
    ...RUNS.flatMap((run) => [
      el('dt', {}, String(run)),
      el('dd', { class: 'num' }, formatCoins((pays[run - 3] ?? 0) * unit)),
    ]),
  );

const lineMap = (line: readonly number[], index: number): HTMLElement => {
  const cells = line.flatMap((hit, reel) =>
    [0, 1, 2].map((row) =>
      svg('rect', {
        x: reel * 7,
        y: row * 7,
        width: 6,
        height: 6,
        rx: 1.5,
        class: row === hit ? 'on' : 'off',
      }),
    ),
  );
  return el(
    'li',
    {},
    el('span', { class: 'num' }, String(index + 1)),
    svg('svg', { viewBox: '0 0 34 20', 'aria-hidden': 'true' }, ...cells),
    el('span', { class: 'sr' }, `rows ${line.map((row) => ['top', 'middle', 'bottom'][row]).join(', ')}`),
  );
};

/** The pays at the chosen bet, the lines, the rules and the return to player. */
export const createPayTable = (
  { symbols, rules, returnPercent }: OpenAnswer<'slot'>,
  bet: number,
): DialogContent => {
  const lineBet = bet / rules.lines.length;
  const [wild = '', scatter = ''] = symbols.slice(LETTERS.length);
  const cards = LETTERS.map((letter, index) =>
    el(
      'li',
      { class: 'pay-card' },
      picture(symbols[index] ?? ''),
      payList(rules.pays[letter] ?? [], lineBet),
    ),
  );
  return createRulesDialog({
    lead: `Pays in coins at your bet of ${formatCoins(bet)}, for 3, 4 or 5 alike on a line, from the left.`,
    odds: [
      el('ul', { class: 'pay-cards' }, ...cards),
      el(
        'ul',
        { class: 'pay-specials' },
        el(
          'li',
          {},
          picture(wild),
          el(
            'p',
            {},
            el('b', {}, 'Star: wild. '),
            'Stands for every symbol but the present. On reels 2, 3 and 4.',
          ),
        ),
        el(
          'li',
          {},
          picture(scatter),
          el('p', {}, el('b', {}, 'Present: scatter. '), 'Pays anywhere on the screen, on top of the lines.'),
          payList(rules.scatterPays, bet),
        ),
      ),
      el('h3', {}, `${rules.lines.length} lines, always all in play`),
      el('ol', { class: 'line-maps' }, ...rules.lines.map(lineMap)),
      createReturnText(returnPercent, ', computed over all 33,554,432 positions of the reels.'),
    ],
    rules: [
      'The bet is spread over all lines. The best win on each line is paid, and wins on different lines add up.',
      'Each reel has 32 fixed stops and stops at each of them with the same chance. The result is drawn on the server before the reels move.',
    ],
    keys: [['S', 'fast or normal speed']],
  });
};
