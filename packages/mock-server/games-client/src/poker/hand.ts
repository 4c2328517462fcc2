import { el } from '../dom.ts';
import { cardName, createCard } from '../frame/playing-card.ts';
import { pause, prefersReducedMotion } from '../motion.ts';
import { playSound } from '../sound.ts';
import { toCard } from './hands.ts';

const BETWEEN_CARDS_MS = 110;

/** Five cards that can be held. */
export interface Hand {
  readonly element: HTMLElement;
  /** Turns over all cards except those at these positions. */
  cover(except: readonly number[]): void;
  /** Shows cards, those that are covered one after the other. */
  show(cards: readonly number[]): Promise<void>;
  hold(): number[];
  setHold(positions: readonly number[]): void;
  toggle(position: number): void;
  /** Whether cards can be held now. */
  enable(on: boolean): void;
  mark(won: boolean): void;
}

export const createHand = (onHold: () => void): Hand => {
  let enabled = false;
  const places = [0, 1, 2, 3, 4].map((position) => {
    const face = el('span', { class: 'face' }, createCard());
    const button = el(
      'button',
      { class: 'place', type: 'button', 'aria-pressed': 'false', 'aria-disabled': 'true' },
      face,
      el('span', { class: 'held', 'aria-hidden': 'true' }, 'Held'),
    );
    button.addEventListener('click', () => toggle(position));
    return { button, face, covered: true };
  });
  const isHeld = ({ button }: (typeof places)[number]): boolean =>
    button.getAttribute('aria-pressed') === 'true';
  const setHeld = ({ button }: (typeof places)[number], on: boolean): void =>
    button.setAttribute('aria-pressed', String(on));
  const toggle = (position: number): void => {
    const place = places[position];
    if (!enabled || !place) return;
    setHeld(place, !isHeld(place));
    playSound('tick');
    onHold();
  };

  const element = el('div', { class: 'hand', role: 'group', 'aria-label': 'Your hand' });
  element.append(...places.map(({ button }) => button));
  places.forEach(({ button }, position) =>
    button.setAttribute('aria-label', `Card ${position + 1}, covered`),
  );

  return {
    element,
    cover: (except) => {
      element.classList.remove('won');
      places.forEach((place, position) => {
        if (except.includes(position)) return;
        place.covered = true;
        place.face.replaceChildren(createCard());
        place.face.classList.remove('turned');
      });
    },
    show: async (cards) => {
      for (const [position, place] of places.entries()) {
        const card = cards[position];
        if (!place.covered || card === undefined) continue;
        if (!prefersReducedMotion()) await pause(BETWEEN_CARDS_MS);
        place.covered = false;
        place.face.replaceChildren(createCard(toCard(card)));
        place.face.classList.add('turned');
        place.button.setAttribute('aria-label', `Hold the ${cardName(toCard(card))}`);
        playSound('stop');
      }
    },
    hold: () => places.flatMap((place, position) => (isHeld(place) ? [position] : [])),
    setHold: (positions) => places.forEach((place, position) => setHeld(place, positions.includes(position))),
    toggle,
    enable: (on) => {
      enabled = on;
      for (const { button } of places) button.setAttribute('aria-disabled', String(!on));
    },
    mark: (won) => element.classList.toggle('won', won),
  };
};
