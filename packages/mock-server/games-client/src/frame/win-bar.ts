import { el } from '../dom.ts';
import { easeOut, prefersReducedMotion, tween } from '../motion.ts';
import { formatCoins } from '../text.ts';

/** The result line under the game. */
export interface WinBar {
  readonly element: HTMLElement;
  /** A text without an amount. */
  showText(text: string): void;
  /** The win does not exceed the bet: shown without celebration. */
  paid(win: number): void;
  /** The win exceeds the bet: the amount counts up, until a tap or key skips it. */
  won(win: number, bet: number): Promise<void>;
}

/** The duration of the count-up: longer for larger multiples of the bet, with an upper bound. */
const countMs = (win: number, bet: number): number => Math.min(2200, 600 + (win / bet) * 60);

export const createWinBar = (): WinBar => {
  const word = el('span', { class: 'win-word' });
  const amount = el('strong', { class: 'num win-amount' });
  const element = el('div', { class: 'win-bar', 'aria-hidden': 'true' }, word, amount);
  const set = (mood: string, text: string, value = ''): void => {
    element.dataset['mood'] = mood;
    word.textContent = text;
    amount.textContent = value;
  };
  return {
    element,
    showText: (text) => set('plain', text),
    paid: (win) => set('paid', 'Paid', formatCoins(win)),
    won: async (win, bet) => {
      set('won', 'You won', formatCoins(prefersReducedMotion() ? win : 0));
      if (prefersReducedMotion()) return;
      await tween(
        countMs(win, bet),
        (share) => {
          amount.textContent = formatCoins(Math.round(win * easeOut(share)));
        },
        true,
      );
    },
  };
};
