import { BulbPath } from '#ui/bulb-path/BulbPath.tsx';
import { shortRewards } from '#ui/reward/reward-text.ts';
import type { StepView } from './steps.ts';

interface StepPathProps {
  label: string;
  steps: readonly StepView[];
  /** The progress of the player, in the unit of the targets. */
  have: number;
  /** Short text of a target. */
  targetText: (target: number) => string;
}

/** The steps of a promotion as a path of lights. */
export function StepPath({ label, steps, have, targetText }: StepPathProps) {
  return (
    <BulbPath
      label={label}
      have={have}
      steps={steps.map(({ id, target, state, rewards }) => ({
        key: id,
        target,
        targetText: targetText(target),
        value: shortRewards(rewards),
        state,
      }))}
    />
  );
}
