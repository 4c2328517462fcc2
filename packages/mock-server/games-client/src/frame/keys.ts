/** What the keys of a game do. */
export interface KeyActions {
  /** Space and Enter, where no control but a choice has the focus. */
  play(): void;
  /** Arrows and plus and minus. */
  step(by: 1 | -1): void;
  /** Keys of the game itself, in lower case; they come first. @returns whether the game used the key */
  own(key: string): boolean;
  /** The letters that every game has. */
  readonly letters: Readonly<Record<string, () => void>>;
}

/** Keys and what they do, as the dialog of a game lists them. */
export type KeyNames = readonly (readonly [key: string, what: string])[];

export const COMMON_KEYS: KeyNames = [
  ['Space', 'play, or skip the counting of a win'],
  ['Arrows, + and -', 'higher and lower bet'],
  ['I', 'pays and rules'],
  ['M', 'sound on or off'],
];

let letters = true;

/** Whether single letters act; speech input can press them by accident, so the player can turn them off. */
export const lettersAct = (): boolean => letters;

export const setLettersAct = (on: boolean): void => {
  letters = on;
};

const STEPS: Readonly<Record<string, 1 | -1>> = {
  arrowup: 1,
  arrowright: 1,
  '+': 1,
  arrowdown: -1,
  arrowleft: -1,
  '-': -1,
};

/** Listens to the keyboard. Dialogs and focused fields keep their own keys, and a held key acts once: no autoplay. */
export const listenToKeys = ({ play, step, own, letters: actions }: KeyActions): void => {
  document.addEventListener('keydown', (event) => {
    const { target, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const isPlay = key === ' ' || key === 'enter';
    const inChoice = target instanceof HTMLInputElement;
    if (isPlay ? target !== document.body && !inChoice : inChoice) return;
    const isText = key.length === 1 && !isPlay;
    if (isText && !letters) return;
    const by = STEPS[key];
    if (event.repeat) {
      if (isPlay || by) event.preventDefault();
      return;
    }
    if (own(key)) event.preventDefault();
    else if (isPlay) {
      event.preventDefault();
      play();
    } else if (by) {
      event.preventDefault();
      step(by);
    } else actions[key]?.();
  });
};
