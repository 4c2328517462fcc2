import type { OpenedStars } from '../../../src/games/protocol.ts';
import { prefersReducedMotion, pause } from '../motion.ts';
import type { GameView } from '../game-session.ts';
import { formatMultiple } from '../text.ts';
import { createOddsTable } from './odds.ts';
import { createRing } from './ring.ts';
import { createRiskPicker } from './risk-picker.ts';

/** Lucky Stars inside the frame. */
export const createStarsView = (opened: OpenedStars): GameView | undefined => {
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
    info: (bet) => createOddsTable(opened, bet),
    begin: ring.roll,
    reset: ring.reset,
    reveal: async ({ outcome, win, bet }) => {
      if (outcome.kind !== 'stars') return '';
      await pause(prefersReducedMotion() ? 120 : 200);
      await ring.land(outcome.lamp);
      ring.mark(outcome.lamp, win >= bet);
      return outcome.multiple ? `The lamp pays ${formatMultiple(outcome.multiple)}.` : '';
    },
  };
};
