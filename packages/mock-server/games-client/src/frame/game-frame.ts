import { isFramed, postToParent } from '../parent-window.ts';
import { config } from '../config.ts';
import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { toggleSound } from '../sound.ts';
import { createBalance, type Balance } from './balance.ts';
import { fullScreenButton } from './full-screen.ts';
import { createWinBar, type WinBar } from './win-bar.ts';

/** The page around every game: header, stage, result line, controls. */
export interface GameFrame {
  readonly balance: Balance;
  readonly winBar: WinBar;
  /** Announced by screen readers. */
  announce(text: string): void;
  /** Shows a warning over the stage; an empty text removes it. */
  warn(text: string): void;
  /** Adds the game and its controls to the page. */
  mount(parts: { stage: Node; controls: readonly Node[]; note: string; onInfo: () => void }): void;
  readonly playButton: HTMLButtonElement;
  /** The label of the gold button. */
  setVerb(verb: string): void;
  toggleSound(): void;
}

/** The first word is white, the rest has the light colour of the game's brand, as on the lobby tile. */
const title = (name: string): HTMLElement => {
  const cut = name.lastIndexOf(' ');
  return el('h1', {}, name.slice(0, cut), ' ', el('em', {}, name.slice(cut + 1)));
};

export const createGameFrame = (root: HTMLElement, name: string, verb: string): GameFrame => {
  const balance = createBalance();
  const winBar = createWinBar();
  const screenReaderText = el('p', { class: 'sr', 'aria-live': 'polite' });
  const warning = el('p', { class: 'warning', role: 'status' });
  const playButton = el('button', { class: 'key gold play', type: 'button' }, el('span', {}, verb));

  const round = (label: string, name_: Parameters<typeof icon>[0], run: () => void): HTMLButtonElement => {
    const button = el('button', { class: 'round', type: 'button', 'aria-label': label }, icon(name_));
    button.addEventListener('click', run);
    return button;
  };
  const switchSound = (): void => {
    const on = toggleSound();
    sound.setAttribute('aria-pressed', String(on));
    sound.replaceChildren(icon(on ? 'soundOn' : 'soundOff'));
  };
  const sound = round('Sound', 'soundOff', switchSound);
  sound.setAttribute('aria-pressed', 'false');
  let onInfo = (): void => undefined;

  return {
    balance,
    winBar,
    playButton,
    setVerb: (next) => playButton.replaceChildren(el('span', {}, next)),
    toggleSound: switchSound,
    announce: (text) => {
      screenReaderText.textContent = text;
    },
    warn: (text) => {
      warning.replaceChildren(...(text ? [icon('offline', 18), text] : []));
    },
    mount: ({ stage, controls, note, onInfo: info }) => {
      onInfo = info;
      const back = isFramed
        ? round('Back to the lobby', 'back', () => postToParent({ type: 'tara:exit' }))
        : null;
      root.replaceChildren(
        el(
          'header',
          { class: 'head' },
          back,
          balance.element,
          sound,
          fullScreenButton((run) => round('Full screen', 'fill', run)),
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
          playButton,
          el('p', { class: 'note' }, note),
        ),
        screenReaderText,
      );
    },
  };
};
