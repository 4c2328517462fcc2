import { el } from '../dom.ts';
import { easeOut, prefersReducedMotion, tween } from '../motion.ts';
import { playSound } from '../sound.ts';
import { formatCoins } from '../text.ts';
import { showBigWin } from './big-win.ts';
import { getCountMs, getWinLevel } from './pure/win-levels.ts';

/** The result line under the game. */
export interface WinBar {
  readonly element: HTMLElement;
  /** A text without an amount. */
  showText(text: string): void;
  /** Shows a result, and celebrates it in proportion to the bet: the amount counts up until a tap or key skips it. */
  showResult(win: number, bet: number): Promise<void>;
}

/** Counts an amount up. */
const count = async (win: number, bet: number, step: (amount: number) => void): Promise<void> => {
  if (!prefersReducedMotion())
    await tween(getCountMs(win, bet), (share) => step(Math.round(win * easeOut(share))), true);
  step(win);
};

export const createWinBar = (): WinBar => {
  const word = el('span', { class: 'win-word' });
  const amount = el('strong', { class: 'num win-amount' });
  const element = el('div', { class: 'win-bar', 'aria-hidden': 'true' }, word, amount);
  const set = (mood: string, text: string, value = ''): void => {
    element.dataset['mood'] = mood;
    delete element.dataset['level'];
    word.textContent = text;
    amount.textContent = value;
  };
  return {
    element,
    showText: (text) => set('plain', text),
    showResult: async (win, bet) => {
      const level = getWinLevel(win, bet);
      if (level === 'none') set('plain', 'No win this time');
      else if (level === 'paid') set('paid', 'Paid', formatCoins(win));
      else {
        playSound(level);
        set('won', 'You won');
        element.dataset['level'] = level;
        const show = (shown: number): void => {
          amount.textContent = formatCoins(shown);
        };
        if (level === 'bigWin') {
          await showBigWin(win, bet, (step) => count(win, bet, step));
          show(win);
        } else await count(win, bet, show);
      }
    },
  };
};
