import { itemState, type Reward } from '@tara/sdk/rules';
import { ClaimEnd } from '#shared/claims/ClaimEnd.tsx';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/agent-count.ts';
import { Button } from '#ui/button/Button.tsx';
import { RewardRow, RowProgress } from '#ui/reward-row/RewardRow.tsx';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import type { ProxyTaskView } from './proxy-tasks.ts';

interface ProxyTaskRowProps {
  task: { id: number; num: number; target: number; itemStatus: number };
  view: ProxyTaskView;
  rewards: readonly Reward[];
  claims: ClaimQueue;
  onShare: () => void;
}

/** A task of an agent: requirement, progress, reward and one action. */
export function ProxyTaskRow({ task, view, rewards, claims, onShare }: ProxyTaskRowProps) {
  const state = itemState(task.itemStatus);
  return (
    <RewardRow
      state={state}
      picture={<RewardPicture rewards={rewards} size={52} />}
      title={view.title}
      note={rewardLine(rewards)}
      unknown={claims.unknown === task.id}
      end={
        <ClaimEnd state={state} claims={claims} id={task.id} of={view.title}>
          {state === 'open' && view.share && (
            <Button size="s" onClick={onShare}>
              {t('count.share')}
              <span className="visually-hidden">{view.title}</span>
            </Button>
          )}
        </ClaimEnd>
      }
    >
      {state === 'open' && (
        <RowProgress label={view.title} value={task.num} max={task.target} text={view.progress} />
      )}
    </RewardRow>
  );
}
