import { boxesToNext } from '@tara/sdk/rules';
import type { Ref } from 'react';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { StepPath } from '#shared/reward-steps/StepPath.tsx';
import { StepRows } from '#shared/reward-steps/StepRows.tsx';
import type { StepView } from '#shared/reward-steps/steps.ts';
import { t } from '#messages/christmas.ts';
import { Section } from '#ui/section/Section.tsx';
import type { ChristmasState } from './use-christmas.ts';

interface OpenedBoxesProps {
  state: ChristmasState;
  steps: readonly StepView[];
  claims: ClaimQueue;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The number of opened boxes, and their rewards. */
export function OpenedBoxes({ state, steps, claims, headingRef }: OpenedBoxesProps) {
  const { opened } = state;
  const left = boxesToNext(state);
  return (
    <Section
      title={t('christmas.opened', { count: opened })}
      headingRef={headingRef}
      count={left === null ? '' : t('christmas.next', { count: left })}
    >
      <StepPath
        label={t('christmas.path', { count: opened })}
        steps={steps}
        have={opened}
        targetText={(count) => t('christmas.boxes', { count })}
      />
      <StepRows
        label={t('christmas.steps')}
        steps={steps}
        claims={claims}
        pressHere
        asks={({ target }) => t('christmas.asks', { count: target })}
        missing={({ target }) => t('christmas.missing', { count: target - opened })}
      />
    </Section>
  );
}
