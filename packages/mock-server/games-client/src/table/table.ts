import { isFramed, tell } from '../bridge.ts';
import { config } from '../config.ts';
import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { toggleSound } from '../sound.ts';
import { createPurse, type Purse } from './purse.ts';
import { createWinBar, type WinBar } from './win-bar.ts';

/** The room around every game: head, stage, the line that says how it went, controls. */
export interface Table {
  readonly purse: Purse;
  readonly winBar: WinBar;
  /** Spoken to people who cannot see the stage. */
  announce(text: string): void;
  /** A word of trouble over the stage; empty takes it away. */
  warn(text: string): void;
  /** Puts the game and its controls in. */
  furnish(parts: { stage: Node; controls: readonly Node[]; note: string; onInfo: () => void }): void;
  readonly playKey: HTMLButtonElement;
}

/** First word white, the rest in the family's light colour, as on the tile. */
const title = (name: string): HTMLElement => {
  const cut = name.lastIndexOf(' ');
  return el('h1', {}, name.slice(0, cut), ' ', el('em', {}, name.slice(cut + 1)));
};

export const createTable = (root: HTMLElement, name: string, verb: string): Table => {
  const purse = createPurse();
  const winBar = createWinBar();
  const spoken = el('p', { class: 'sr', 'aria-live': 'polite' });
  const warning = el('p', { class: 'warning', role: 'status' });
  const playKey = el('button', { class: 'key gold play', type: 'button' }, el('span', {}, verb));

  const round = (label: string, name_: Parameters<typeof icon>[0], run: () => void): HTMLButtonElement => {
    const button = el('button', { class: 'round', type: 'button', 'aria-label': label }, icon(name_));
    button.addEventListener('click', run);
    return button;
  };
  const sound = round('Sound', 'soundOff', () => {
    const on = toggleSound();
    sound.setAttribute('aria-pressed', String(on));
    sound.replaceChildren(icon(on ? 'soundOn' : 'soundOff'));
  });
  sound.setAttribute('aria-pressed', 'false');
  let onInfo = (): void => undefined;

  return {
    purse,
    winBar,
    playKey,
    announce: (text) => {
      spoken.textContent = text;
    },
    warn: (text) => {
      warning.replaceChildren(...(text ? [icon('offline', 18), text] : []));
    },
    furnish: ({ stage, controls, note, onInfo: info }) => {
      onInfo = info;
      const back = isFramed ? round('Back to the lobby', 'back', () => tell({ type: 'tara:exit' })) : null;
      root.replaceChildren(
        el(
          'header',
          { class: 'head' },
          back,
          purse.element,
          sound,
          round('Pays and rules', 'info', () => onInfo()),
        ),
        el(
          'div',
          { class: 'marquee' },
          el('img', { class: 'poster', src: config.poster, alt: '', width: 512, height: 640 }),
          title(name),
        ),
        el('section', { class: 'stage', 'aria-label': name }, stage, warning),
        el(
          'div',
          { class: 'controls' },
          winBar.element,
          ...controls,
          playKey,
          el('p', { class: 'note' }, note),
        ),
        spoken,
      );
    },
  };
};
