import type { OpenAnswer } from '../../../src/games/protocol.ts';
import { symbolUrl } from '../config.ts';
import { el } from '../dom.ts';
import { prefersReducedMotion } from '../motion.ts';
import { formatMultiple, symbolName } from '../text.ts';

type Odds = OpenAnswer<'fish'>['targets'][number];

/** The flight of the net: equal for a catch and a miss. */
const FLIGHT_MS = 620;
const END_MS = 420;
/** Then another target of the kind takes the place of a caught one. */
const RETURN_MS = 1400;

/** "1 in 12.6": how often a target is caught. */
export const formatChance = ({ tickets }: Odds, all: number): string => {
  const shots = all / tickets;
  return `1 in ${shots < 50 ? shots.toFixed(1) : Math.round(shots)}`;
};

/** The sea with its targets, one of them picked. */
export interface Sea {
  readonly element: HTMLElement;
  picked(): Odds;
  /** Picks the next target, or the one before. */
  pick(by: number): void;
  /** The net is loaded: the shot was sent. */
  load(): void;
  reset(): void;
  /** The net flies to the picked target; the end shows whether it was caught. */
  shoot(caught: boolean): Promise<void>;
  enable(on: boolean): void;
  /** Whether the targets swim. */
  swim(on: boolean): void;
}

/**
 * Creates the sea.
 * @param tickets a shot draws one of so many
 * @param onTapPicked the target that is already picked was tapped
 */
export const createSea = (targets: readonly Odds[], tickets: number, onTapPicked: () => void): Sea => {
  const swimmers = targets.map((odds, index) => {
    const { target, worth } = odds;
    const input = el('input', { type: 'radio', name: 'target', class: 'sr', checked: index === 0 });
    const chance = formatChance(odds, tickets);
    const picture = el('img', {
      src: symbolUrl(target),
      alt: symbolName(target),
      width: 128,
      height: 128,
      draggable: 'false',
    });
    const swimmer = el(
      'label',
      { class: 'target', 'data-target': target },
      input,
      el('span', { class: 'target-body' }, picture),
      el(
        'span',
        { class: 'target-card' },
        el('b', { class: 'num' }, formatMultiple(worth * 100)),
        el('span', {}, el('span', { class: 'sr' }, 'caught '), chance),
      ),
    );
    let wasPicked = false;
    swimmer.addEventListener('pointerdown', () => {
      wasPicked = input.checked;
    });
    swimmer.addEventListener('click', ({ target: clicked }) => {
      // A label passes its click on to its input, whose own click is not a tap.
      if (clicked !== input && wasPicked) onTapPicked();
    });
    return { odds, input, swimmer, picture };
  });
  const net = el('span', { class: 'net' });
  const cannon = el('span', { class: 'cannon' });
  const field = el(
    'fieldset',
    { class: 'targets' },
    el('legend', { class: 'sr' }, 'Target'),
    ...swimmers.map(({ swimmer }) => el('span', { class: 'lane' }, swimmer)),
  );
  const coral = (name: string): HTMLElement =>
    el('img', { class: name, src: symbolUrl('coral'), alt: '', width: 128, height: 128 });
  const element = el(
    'div',
    { class: 'sea swimming' },
    el('span', { class: 'rays' }),
    field,
    el('span', { class: 'sand' }),
    coral('coral'),
    coral('coral far'),
    cannon,
    net,
  );
  const pickedIndex = (): number =>
    Math.max(
      0,
      swimmers.findIndex(({ input }) => input.checked),
    );

  let returning: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(returning);
    for (const { swimmer } of swimmers) swimmer.classList.remove('caught', 'missed');
  };

  return {
    element,
    picked: () => (swimmers[pickedIndex()] ?? swimmers[0])!.odds,
    pick: (by) => {
      const next = swimmers.at((pickedIndex() + by) % swimmers.length);
      if (next && !field.disabled) next.input.checked = true;
    },
    load: () => {
      element.classList.add('loaded');
      clear();
    },
    reset: () => element.classList.remove('loaded'),
    shoot: async (caught) => {
      const { swimmer, picture } = swimmers[pickedIndex()]!;
      const from = cannon.getBoundingClientRect();
      const to = picture.getBoundingClientRect();
      const x = to.left + to.width / 2 - from.left - from.width / 2;
      const y = to.top + to.height / 2 - from.top;
      const size = Math.max(1, (to.width * 1.15) / 40);
      const still = prefersReducedMotion();
      await net.animate(
        [
          { transform: 'translate(-50%, -50%) scale(0.4)', opacity: 1 },
          { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(${size})`, opacity: 1 },
        ],
        { duration: still ? 1 : FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
      ).finished;
      element.classList.remove('loaded');
      swimmer.classList.add(caught ? 'caught' : 'missed');
      returning = setTimeout(clear, RETURN_MS);
      await new Promise((resolve) => setTimeout(resolve, still ? 120 : END_MS));
    },
    enable: (on) => {
      field.disabled = !on;
    },
    swim: (on) => element.classList.toggle('swimming', on),
  };
};
