import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { coins } from '../text.ts';

/** The choice of the bet. */
export interface Stepper {
  readonly element: HTMLElement;
  /** In hundredths. */
  bet(): number;
  /** Takes the highest bet that the coins allow, when the present one is too high. */
  fit(coin: number): void;
  enable(on: boolean): void;
}

/** Two keys and the amount between them. */
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
    amount.textContent = coins(bet());
    // aria-disabled and not disabled: a key that vanishes from the tab order takes the focus with it.
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
