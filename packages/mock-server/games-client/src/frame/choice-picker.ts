import { el } from '../dom.ts';

/** One button of a picker. */
export interface ChoiceOption {
  readonly id: string;
  readonly name: string;
  /** What it pays. */
  readonly pays: string;
  /** How likely it is. */
  readonly chance: string;
}

export interface ChoicePicker {
  readonly element: HTMLFieldSetElement;
  chosen(): string;
  /** Replaces the names, pays and chances; the selected place stays. */
  update(options: readonly ChoiceOption[]): void;
  /** The chip on the chosen button shows the bet. @param bet in hundredths */
  setBet(bet: number): void;
  enable(on: boolean): void;
}

/**
 * Buttons in a row, one of them selected, each with its pay and its chance.
 * @param legend what is chosen, for screen readers
 */
export const createChoicePicker = (
  legend: string,
  options: readonly ChoiceOption[],
  onChange: (id: string) => void = () => undefined,
): ChoicePicker => {
  let shown = options;
  const inputs = options.map((_, index) =>
    el('input', { type: 'radio', name: 'choice', class: 'sr', checked: index === 0 }),
  );
  const chips = inputs.map(() => el('span', { class: 'num bet-chip', 'aria-hidden': 'true' }));
  const buttons = inputs.map((input) => el('label', { class: 'choice' }, input));
  const chosen = (): string => shown[inputs.findIndex((input) => input.checked)]?.id ?? '';
  for (const input of inputs) input.addEventListener('change', () => onChange(chosen()));
  const update = (next: readonly ChoiceOption[]): void => {
    shown = next;
    next.forEach(({ name, pays, chance }, index) => {
      buttons[index]?.replaceChildren(
        ...[inputs[index], chips[index]].filter((part) => part !== undefined),
        el('b', {}, name),
        el('span', { class: 'choice-pays' }, pays),
        el('span', { class: 'choice-chance' }, chance),
      );
    });
  };
  update(options);
  const element = el('fieldset', { class: 'choices' }, el('legend', { class: 'sr' }, legend), ...buttons);
  return {
    element,
    chosen,
    update,
    setBet: (bet) => {
      for (const chip of chips) chip.textContent = String(bet / 100);
    },
    enable: (on) => {
      element.disabled = !on;
    },
  };
};
