import type { ReactNode } from 'react';
import { ClaimEnd } from '#shared/claims/ClaimEnd.tsx';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/reward.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { RewardRow, RewardRows } from '#ui/reward-row/RewardRow.tsx';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { StatusChip } from '#ui/status/StatusChip.tsx';
import styles from './steps.module.css';
import { readySteps, type StepView } from './steps.ts';

interface StepRowsProps {
  label: string;
  steps: readonly StepView[];
  claims: ClaimQueue;
  /** The requirement of a step, e.g. "Deposits of 500.00". */
  asks: (step: StepView) => string;
  /** The progress to the next step, e.g. "2,300.00 of 3,000.00". */
  missing: (step: StepView) => string;
  /** Whether a single ready step has its own button. */
  pressHere?: boolean;
  /** Whether only the foot claims, because steps have several parts. */
  atFoot?: boolean;
}

/** The steps of a promotion. If several are ready, each has a button; a single one is claimed at the foot. */
export function StepRows({
  label,
  steps,
  claims,
  asks,
  missing,
  pressHere = false,
  atFoot = false,
}: StepRowsProps) {
  const alone = atFoot || (!pressHere && readySteps(steps).length === 1);
  return (
    <RewardRows label={label}>
      {steps.map((step) => (
        <RewardRow
          key={step.id}
          state={step.state}
          picture={<RewardPicture rewards={step.rewards} size={52} />}
          title={rewardLine(step.rewards)}
          note={asks(step)}
          unknown={claims.unknown === step.id}
          end={
            <ClaimEnd state={step.state} claims={claims} id={step.id} of={rewardLine(step.rewards)}>
              {progressText(step, alone, missing)}
            </ClaimEnd>
          }
        />
      ))}
    </RewardRows>
  );
}

/** Shown at the end of a step without a button. */
function progressText(step: StepView, alone: boolean, missing: StepRowsProps['missing']): ReactNode {
  if (step.state === 'next') return <span className={`num ${styles.missing}`}>{missing(step)}</span>;
  if (step.state === 'locked') {
    return (
      <span className="color-muted">
        <Icon name="lock-keyhole" size={18} />
        <span className="visually-hidden">{t('reward.notReady')}</span>
      </span>
    );
  }
  if (step.state !== 'ready' || !alone) return null;
  return <StatusChip status="ready">{t('reward.ready')}</StatusChip>;
}
