import type { OpenAnswer } from '../../../src/games/protocol.ts';
import { createChoicePicker, type ChoicePicker } from '../frame/choice-picker.ts';
import { formatMultiple } from '../text.ts';

type Level = OpenAnswer<'stars'>['risks'][number];

const names = { calm: 'Calm', bright: 'Bright', blazing: 'Blazing' } as const;

const countWinningLamps = ({ lamps }: Level): number => lamps.filter((pay) => pay > 0).length;

export const riskName = (level: Level): string => names[level.risk];

/** Three buttons, one of them selected; each shows its chance and its best lamp. */
export const createRiskPicker = (levels: readonly Level[], onChange: (level: Level) => void): ChoicePicker =>
  createChoicePicker(
    'Risk',
    levels.map((level) => ({
      id: level.risk,
      name: riskName(level),
      pays: `up to ${formatMultiple(Math.max(...level.lamps))}`,
      chance: `${countWinningLamps(level)} of ${level.lamps.length} win`,
    })),
    (id) => {
      const level = levels.find(({ risk }) => risk === id);
      if (level) onChange(level);
    },
  );
