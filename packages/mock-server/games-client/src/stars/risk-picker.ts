import type { OpenAnswer } from '../../../src/games/protocol.ts';
import { el } from '../dom.ts';
import { formatMultiple } from '../text.ts';

type Level = OpenAnswer<'stars'>['risks'][number];

const names = { calm: 'Calm', bright: 'Bright', blazing: 'Blazing' } as const;

export const countWinningLamps = ({ lamps }: Level): number => lamps.filter((pay) => pay > 0).length;

export const riskName = (level: Level): string => names[level.risk];

/** Three buttons, one of them selected; each shows its chance and its best lamp. */
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
      el('span', {}, `up to ${formatMultiple(Math.max(...level.lamps))}`),
      el('span', { class: 'risk-chance' }, `${countWinningLamps(level)} of ${level.lamps.length} win`),
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
