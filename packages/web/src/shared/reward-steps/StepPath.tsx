import { BulbPath } from '#ui/bulb-path/BulbPath.tsx';
import { shortRewards } from '#ui/reward/reward-text.ts';
import type { StepView } from './steps.ts';

interface StepPathProps {
  label: string;
  steps: readonly StepView[];
  /** How far the player has come, in the unit of the targets. */
  have: number;
  /** A target in few words. */
  targetText: (target: number) => string;
}

/** The steps of a promotion on the festival wire. */
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
