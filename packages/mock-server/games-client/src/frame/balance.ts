import { el } from '../dom.ts';
import { easeOut, prefersReducedMotion, tween } from '../motion.ts';
import { isFramed, postToParent } from '../parent-window.ts';
import { showDialog } from './dialog.ts';
import { formatCoins, formatShortCoins } from '../text.ts';

/**
 * The balance display: a button that shows all digits, the change of this visit, and the ways to a deposit and to the
 * transactions.
 */
export interface Balance {
  readonly element: HTMLElement;
  readonly coin: number;
  /** Shows a balance; undefined if it is not known any more. */
  set(coin: number | undefined): void;
  /** Animates to the new balance in 600 ms. */
  count(coin: number): Promise<void>;
}

/** The size class of an amount: long from "100,000.00" on, huge from "10,000,000.00" on. */
const getLength = (text: string): 'usual' | 'long' | 'huge' => {
  if (text.length < 10) return 'usual';
  return text.length < 13 ? 'long' : 'huge';
};

export const createBalance = (): Balance => {
  let coin = 0;
  let atStart: number | undefined;
  const amount = el('span', { class: 'num balance-amount', 'aria-hidden': 'true' });
  const screenReaderText = el('span', { class: 'sr' });
  const element = el(
    'button',
    { class: 'balance', type: 'button' },
    el('img', { src: `/content/symbols/coin.webp`, alt: '', width: 26, height: 26 }),
    screenReaderText,
    amount,
  );
  const show = (value: number): void => {
    const whole = formatCoins(value);
    const length = getLength(whole);
    element.dataset['length'] = length;
    amount.textContent = length === 'huge' ? formatShortCoins(value) : whole;
    screenReaderText.textContent = `Balance ${whole}`;
  };
  element.addEventListener('click', () => {
    const change = coin - (atStart ?? coin);
    const sum = `${change < 0 ? '−' : '+'}${formatCoins(Math.abs(change))}`;
    showDialog({
      title: 'Balance',
      body: [
        el('p', { class: 'num balance-whole' }, formatCoins(coin)),
        el(
          'p',
          {},
          change === 0 ? 'No change since you opened the game.' : `${sum} since you opened the game.`,
        ),
      ],
      actions: isFramed
        ? [
            { label: 'Deposit', run: () => postToParent({ type: 'tara:deposit' }) },
            { label: 'Transactions', run: () => postToParent({ type: 'tara:history' }) },
          ]
        : [],
    });
  });
  return {
    element,
    get coin() {
      return coin;
    },
    set: (next) => {
      coin = next ?? 0;
      atStart ??= next;
      if (next !== undefined) show(next);
      else {
        amount.textContent = '–';
        screenReaderText.textContent = 'Balance unknown';
      }
    },
    count: async (next) => {
      const from = coin;
      coin = next;
      if (!prefersReducedMotion() && next !== from)
        await tween(600, (share) => show(Math.round(from + (next - from) * easeOut(share))), true);
      show(coin);
    },
  };
};
