import { el } from '../dom.ts';
import { isFramed, postToParent } from '../parent-window.ts';
import { formatReturn } from '../text.ts';
import { closeDialog, type DialogContent } from './dialog.ts';
import { COMMON_KEYS, lettersAct, setLettersAct, type KeyNames } from './keys.ts';

/** Rules that every game has. */
const COMMON_RULES = [
  'A round that was interrupted is finished by the server. Checking again never bets a second time.',
  'The return is an average over very many rounds, not over one session. There is no autoplay.',
];

/** What a game says about itself. */
export interface GameRules {
  /** How the game is played and paid, in one or two sentences. */
  readonly lead: string;
  /** Its pays and chances. */
  readonly odds: readonly Node[];
  /** Its own rules, before the common ones: how the result is drawn, and what the animation shows. */
  readonly rules: readonly string[];
  /** Its own keys. */
  readonly keys?: KeyNames;
}

/** The keys of the game, and a switch for the letters. */
const keyList = (keys: KeyNames): Node[] => {
  const toggle = el('input', { type: 'checkbox', checked: lettersAct() });
  toggle.addEventListener('change', () => setLettersAct(toggle.checked));
  return [
    el('h3', {}, 'Keys'),
    el(
      'dl',
      { class: 'key-names' },
      ...keys.flatMap(([key, what]) => [el('dt', {}, el('kbd', {}, key)), el('dd', {}, what)]),
    ),
    el('label', { class: 'switch' }, toggle, 'Use letters, numbers and signs as keys'),
  ];
};

/** Leads to reminders and breaks, which belong to the page around the game. */
const saferPlayButton = (): HTMLElement => {
  const button = el('button', { class: 'key', type: 'button' }, 'Safer play');
  button.addEventListener('click', () => {
    closeDialog();
    postToParent({ type: 'tara:safer-play' });
  });
  return button;
};

/** The dialog "Pays and rules" of a game. */
export const createRulesDialog = ({ lead, odds, rules, keys = [] }: GameRules): DialogContent => ({
  title: 'Pays and rules',
  wide: true,
  body: [
    el('p', { class: 'lead' }, lead),
    ...odds,
    el('h3', {}, 'Rules'),
    el('ul', { class: 'rules' }, ...[...rules, ...COMMON_RULES].map((rule) => el('li', {}, rule))),
    ...keyList([...COMMON_KEYS, ...keys]),
    el('p', { class: 'stated' }, 'Play money: coins have no value outside this game. 21+'),
    ...(isFramed ? [saferPlayButton()] : []),
  ],
});

/** A table of odds. The first cell of a row is its heading; numbers in the last column are amounts. */
export const createOddsTable = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement =>
  el(
    'table',
    { class: 'odds' },
    el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
    el(
      'tbody',
      {},
      ...rows.map(([head = '', ...cells]) =>
        el(
          'tr',
          {},
          el('th', { scope: 'row' }, head),
          ...cells.map((cell, index) =>
            el('td', { class: index === cells.length - 1 ? 'num' : undefined }, cell),
          ),
        ),
      ),
    ),
  );

/** The statement of a return to player. @param how what it is calculated over, e.g. ", computed over all deals." */
export const createReturnText = (percent: number, how = ''): HTMLElement =>
  el('p', { class: 'stated' }, el('b', {}, formatReturn(percent)), how);
