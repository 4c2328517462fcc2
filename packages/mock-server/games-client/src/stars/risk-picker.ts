import type { OpenedStars } from '../../../src/games/protocol.ts';
import { el } from '../dom.ts';
import { multiple } from '../text.ts';

type Level = OpenedStars['risks'][number];

const names = { calm: 'Calm', bright: 'Bright', blazing: 'Blazing' } as const;

/** How many of the lamps pay something. */
export const winning = ({ lamps }: Level): number => lamps.filter((pay) => pay > 0).length;

export const riskName = (level: Level): string => names[level.risk];

/** Three keys, one of them chosen; each says its chance and its best lamp. */
export const createRiskPicker = (levels: readonly Level[], onChange: (level: Level) => void) => {
  const inputs = levels.map((level, index) => {
    const input = el('input', { type: 'radio', name: 'risk', class: 'sr', checked: index === 0 });
    input.addEventListener('change', () => onChange(level));
    return input;
  });
  const keys = levels.map((level, index) =>
    el(
      'label',
      { class: 'risk' },
      inputs[index] ?? null,
      el('b', {}, riskName(level)),
      el('span', {}, `up to ${multiple(Math.max(...level.lamps))}`),
      el('span', { class: 'risk-chance' }, `${winning(level)} of ${level.lamps.length} win`),
    ),
  );
  const element = el('fieldset', { class: 'risks' }, el('legend', { class: 'sr' }, 'Risk'), ...keys);
  return {
    element,
    enable: (on: boolean): void => {
      element.disabled = !on;
    },
  };
};
