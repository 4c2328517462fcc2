import { el } from '../dom.ts';
import { easeOut, lessMotion, tween } from '../motion.ts';
import { coins } from '../words.ts';

/** The balance. */
export interface Purse {
  readonly element: HTMLElement;
  readonly coin: number;
  set(coin: number): void;
  /** Counts to the new balance in 600 ms. */
  count(coin: number): Promise<void>;
}

export const createPurse = (): Purse => {
  let coin = 0;
  const amount = el('span', { class: 'num purse-amount' });
  const show = (value: number): void => {
    amount.textContent = coins(value);
  };
  const set = (next: number): void => {
    coin = next;
    show(next);
  };
  return {
    element: el(
      'div',
      { class: 'purse' },
      el('img', { src: `/content/symbols/coin.webp`, alt: '', width: 26, height: 26 }),
      el('span', { class: 'sr' }, 'Balance'),
      amount,
    ),
    get coin() {
      return coin;
    },
    set,
    count: async (next) => {
      const from = coin;
      coin = next;
      if (!lessMotion() && next !== from)
        await tween(600, (share) => show(Math.round(from + (next - from) * easeOut(share))));
      show(coin);
    },
  };
};
