import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { formatCoins } from '../text.ts';

/** The bet stepper. */
export interface Stepper {
  readonly element: HTMLElement;
  /** In hundredths. */
  bet(): number;
  /** The highest bet that the balance covers, in hundredths; undefined if it covers none. */
  affordable(coin: number): number | undefined;
  /** Lowers a bet that exceeds the balance to the highest affordable one. */
  fit(coin: number): void;
  enable(on: boolean): void;
}

/** Two buttons and the amount between them. */
export const createStepper = (bets: readonly number[], start: number, onChange: () => void): Stepper => {
  let index = Math.max(0, bets.indexOf(start));
  let enabled = true;
  const bet = (): number => bets[index] ?? 0;
  const amount = el('output', { class: 'num', 'aria-live': 'polite' });
  const key = (label: string, name: 'minus' | 'plus', by: number): HTMLButtonElement => {
    const button = el('button', { class: 'step', type: 'button', 'aria-label': label }, icon(name));
    button.addEventListener('click', () => {
      if (!enabled || index + by < 0 || index + by >= bets.length) return;
      index += by;
      show();
      onChange();
    });
    return button;
  };
  const less = key('Lower bet', 'minus', -1);
  const more = key('Higher bet', 'plus', 1);
  const show = (): void => {
    amount.textContent = formatCoins(bet());
    // aria-disabled instead of disabled: a button that leaves the tab order would lose the focus.
    less.setAttribute('aria-disabled', String(!enabled || index === 0));
    more.setAttribute('aria-disabled', String(!enabled || index === bets.length - 1));
  };
  show();
  return {
    element: el(
      'div',
      { class: 'stepper', role: 'group', 'aria-label': 'Bet' },
      less,
      el('span', { class: 'stepper-amount' }, el('small', {}, 'Bet'), amount),
      more,
    ),
    bet,
    affordable: (coin) => bets.findLast((each) => each <= coin),
    fit: (coin) => {
      while (index > 0 && bet() > coin) index -= 1;
      show();
      onChange();
    },
    enable: (on) => {
      enabled = on;
      show();
    },
  };
};
