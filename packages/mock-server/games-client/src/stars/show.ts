import type { OpenedStars } from '../../../src/games/protocol.ts';
import { lessMotion, pause } from '../motion.ts';
import type { Show } from '../game-session.ts';
import { multiple } from '../text.ts';
import { starsInfo } from './odds.ts';
import { createRing } from './ring.ts';
import { createRiskPicker } from './risk-picker.ts';

/** Lucky Stars in the frame. */
export const createStarsShow = (opened: OpenedStars): Show | undefined => {
  const [first] = opened.risks;
  if (!first) return undefined;
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
    note: () => `Return to player ${first.returnPercent.toFixed(2)}\u00a0% · Play money, 21+`,
    choice: () => ({ risk: level.risk }),
    enable: picker.enable,
    info: (bet) => starsInfo(opened, bet),
    begin: ring.roll,
    reset: ring.reset,
    reveal: async ({ outcome, win, bet }) => {
      if (outcome.kind !== 'stars') return '';
      await pause(lessMotion() ? 120 : 200);
      await ring.land(outcome.lamp);
      ring.mark(outcome.lamp, win >= bet);
      return outcome.multiple ? `The lamp pays ${multiple(outcome.multiple)}.` : '';
    },
  };
};
