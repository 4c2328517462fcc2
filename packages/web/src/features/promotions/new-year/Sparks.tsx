import { itemState, type Reward } from '@tara/sdk/rules';
import spark from '#assets/objects/star.webp';
import { ClaimEnd } from '#shared/claims/ClaimEnd.tsx';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/new-year.ts';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { RewardRow, RewardRows } from '#ui/reward-row/RewardRow.tsx';

interface SparksProps {
  have: number;
  extra: { target: number; itemStatus: number };
  rewards: readonly Reward[];
  claims: ClaimQueue;
}

/** The sparks on the way to their reward. Sparks remain, so the meter stays full. */
export function Sparks({ have, extra, rewards, claims }: SparksProps) {
  const text = t('newYear.sparksOf', { have, target: extra.target });
  const state = itemState(extra.itemStatus);
  return (
    <RewardRows label={t('newYear.extra')}>
      <RewardRow
        state={state}
        picture={<img src={spark} width={52} height={52} alt="" />}
        title={text}
        note={rewardLine(rewards)}
        end={
          state === 'open' && claims.unknown === null ? undefined : (
            <ClaimEnd state={state} claims={claims} id={SINGLE_CLAIM_ID} of={rewardLine(rewards)} />
          )
        }
      >
        <ProgressMeter label={t('newYear.sparks')} value={have} max={extra.target} text={text} />
      </RewardRow>
    </RewardRows>
  );
}
