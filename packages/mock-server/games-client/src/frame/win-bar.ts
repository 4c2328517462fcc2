import { el } from '../dom.ts';
import { easeOut, lessMotion, tween } from '../motion.ts';
import { coins } from '../text.ts';

/** The line under the game that says how a round went. */
export interface WinBar {
  readonly element: HTMLElement;
  /** A line without an amount. */
  say(text: string): void;
  /** Less than the bet came back: said plainly, not celebrated. */
  paid(win: number): void;
  /** At least the bet came back: counts up. */
  won(win: number, bet: number): Promise<void>;
}

/** How long the amount counts up: longer for more bets' worth, never long. */
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
    say: (text) => set('plain', text),
    paid: (win) => set('paid', 'Paid', coins(win)),
    won: async (win, bet) => {
      set('won', 'You won', coins(lessMotion() ? win : 0));
      if (lessMotion()) return;
      await tween(countMs(win, bet), (share) => {
        amount.textContent = coins(Math.round(win * easeOut(share)));
      });
    },
  };
};
