import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { formatCoins } from '../text.ts';

/** The bet: a stepper, and a row of amounts that one tap selects. */
export interface Bets {
  /** The row of amounts and the stepper. */
  readonly elements: readonly [quick: HTMLElement, stepper: HTMLElement];
  /** In hundredths. */
  bet(): number;
  /** Selects a bet that is possible and that the balance covers; another one changes nothing. */
  choose(bet: number): void;
  /** One step up or down. */
  step(by: number): void;
  /** The highest bet that the balance covers, in hundredths; undefined if it covers none. */
  affordable(coin: number): number | undefined;
  /** Lowers a bet that exceeds the balance to the highest affordable one. */
  fit(coin: number): void;
  enable(on: boolean): void;
}

/** The amounts of the row: every second bet of the lower ones. */
const QUICK = [0, 2, 4];

/**
 * Creates the bet controls.
 * @param coin the balance
 * @param onChange the bet is another one now
 * @param extras further buttons of the game in the row of amounts
 */
export const createBets = (
  bets: readonly number[],
  start: number,
  coin: () => number,
  onChange: (bet: number) => void,
  extras: readonly Node[] = [],
): Bets => {
  let index = Math.max(0, bets.indexOf(start));
  let enabled = true;
  const bet = (): number => bets[index] ?? 0;
  const affordable = (balance: number): number | undefined => bets.findLast((each) => each <= balance);
  const select = (next: number): void => {
    if (!enabled || next < 0 || next >= bets.length) return;
    index = next;
    show();
    onChange(bet());
  };

  const choose = (wanted: number): void => {
    if (wanted <= coin()) select(bets.indexOf(wanted));
  };

  const amount = el('output', { class: 'num', 'aria-live': 'polite' });
  const key = (label: string, name: 'minus' | 'plus', by: number): HTMLButtonElement => {
    const button = el('button', { class: 'step', type: 'button', 'aria-label': label }, icon(name));
    button.addEventListener('click', () => select(index + by));
    return button;
  };
  const less = key('Lower bet', 'minus', -1);
  const more = key('Higher bet', 'plus', 1);

  const quickKey = (text: string, value: () => number | undefined) => {
    const button = el('button', { class: 'chip num', type: 'button' }, text);
    button.addEventListener('click', () => {
      const wanted = value();
      if (wanted !== undefined) choose(wanted);
    });
    return { button, text, value };
  };
  const quick = [
    ...QUICK.flatMap((at) => {
      const value = bets[at];
      return value === undefined ? [] : [quickKey(String(value / 100), () => value)];
    }),
    quickKey('Max', () => affordable(coin())),
  ];

  const show = (): void => {
    amount.textContent = formatCoins(bet());
    // aria-disabled instead of disabled: a button that leaves the tab order would lose the focus.
    less.setAttribute('aria-disabled', String(!enabled || index === 0));
    more.setAttribute('aria-disabled', String(!enabled || index === bets.length - 1));
    for (const { button, text, value } of quick) {
      const wanted = value();
      button.setAttribute(
        'aria-label',
        `${text}, bet ${wanted === undefined ? 'none' : formatCoins(wanted)}`,
      );
      button.setAttribute('aria-pressed', String(wanted === bet()));
      button.setAttribute('aria-disabled', String(!enabled || wanted === undefined || wanted > coin()));
    }
  };
  show();

  return {
    elements: [
      el(
        'div',
        { class: 'chips', role: 'group', 'aria-label': 'Quick bets' },
        ...quick.map(({ button }) => button),
        ...extras,
      ),
      el(
        'div',
        { class: 'stepper', role: 'group', 'aria-label': 'Bet' },
        less,
        el('span', { class: 'stepper-amount' }, el('small', {}, 'Bet'), amount),
        more,
      ),
    ],
    bet,
    choose,
    step: (by) => select(index + by),
    affordable,
    fit: (balance) => {
      while (index > 0 && bet() > balance) index -= 1;
      show();
      onChange(bet());
    },
    enable: (on) => {
      enabled = on;
      show();
    },
  };
};
