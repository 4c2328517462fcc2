import type { OpenAnswer } from '../../../src/games/protocol.ts';
import { prefersReducedMotion, pause } from '../motion.ts';
import type { GameView } from '../game-session.ts';
import { formatMultiple, formatReturn } from '../text.ts';
import { createStarsRules } from './odds.ts';
import { createRing } from './ring.ts';
import { createRiskPicker } from './risk-picker.ts';

/** Lucky Stars inside the frame. */
export const createStarsView = (opened: OpenAnswer<'stars'>): GameView<'stars'> => {
  const [first] = opened.risks;
  if (!first) throw new TypeError('Lucky Stars has no risks.');
  let level = first;
  const ring = createRing(level.lamps.length);
  ring.show(level.lamps);
  const picker = createRiskPicker(opened.risks, (chosen) => {
    level = chosen;
    ring.reset();
    ring.show(level.lamps);
  });
  return {
    stage: ring.element,
    controls: [picker.element],
    note: formatReturn(first.returnPercent),
    choice: () => level.risk,
    enable: picker.enable,
    info: (bet) => createStarsRules(opened, bet),
    begin: ring.roll,
    reset: ring.reset,
    reveal: async ({ outcome, win, bet }) => {
      await pause(prefersReducedMotion() ? 120 : 200);
      await ring.land(outcome.lamp);
      ring.mark(outcome.lamp, win >= bet);
      return outcome.multiple ? `The lamp pays ${formatMultiple(outcome.multiple)}.` : '';
    },
  };
};
