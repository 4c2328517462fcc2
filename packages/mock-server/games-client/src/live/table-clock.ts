import { el } from '../dom.ts';

/** Seconds in which a bet can be placed before the dealer passes on to the next hand. */
const OPEN_S = 20;

export interface TableClock {
  readonly element: HTMLElement;
  /** Opens the bets of the next hand. */
  open(): void;
  /** No more bets: the hand is dealt. */
  close(): void;
}

/**
 * The clock of the table. When it ends without a bet, the dealer passes on to the next hand: nothing is bet and nothing
 * is lost. It stands still while the page is hidden.
 */
export const createTableClock = (): TableClock => {
  const seconds = el('b', { class: 'num' });
  const text = el('span');
  const element = el('p', { class: 'clock' }, seconds, text);
  let left = OPEN_S;
  let timer = 0;
  const show = (): void => {
    seconds.textContent = String(left);
    element.style.setProperty('--left', String(left / OPEN_S));
    text.textContent = 'Place your bet';
  };
  const tick = (): void => {
    if (document.hidden) return;
    left -= 1;
    if (left < 0) left = OPEN_S;
    show();
  };
  return {
    element,
    open: () => {
      clearInterval(timer);
      left = OPEN_S;
      show();
      timer = window.setInterval(tick, 1000);
    },
    close: () => {
      clearInterval(timer);
      text.textContent = 'No more bets';
    },
  };
};
