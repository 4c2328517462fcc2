import { ItemStatus, type Reward } from '@tara/sdk/rules';
import { usePlayer } from '#api/session.ts';
import type { ClaimQueue } from '#features/claims/index.ts';
import { t } from '#messages/agent-count.ts';
import { t as tReward } from '#messages/reward.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { ClaimButton } from '#ui/claim/ClaimButton.tsx';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
import { RewardRow } from '#ui/reward-row/RewardRow.tsx';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import type { ProxyTaskView } from './proxy-tasks.ts';
import styles from './draws.module.css';

interface ProxyTaskRowProps {
  task: { id: number; num: number; target: number; itemStatus: number };
  view: ProxyTaskView;
  rewards: readonly Reward[];
  claims: ClaimQueue;
  onShare: () => void;
}

const states = { [ItemStatus.claimable]: 'ready', [ItemStatus.claimed]: 'claimed' } as const;

/** A task of an agent: what is to be done, how far it is, what it gives, and the one thing that can be done next. */
export function ProxyTaskRow(props: ProxyTaskRowProps) {
  const { task, view, rewards, claims } = props;
  const state = (states as Partial<Record<number, 'ready' | 'claimed'>>)[task.itemStatus] ?? 'open';
  return (
    <RewardRow
      state={state}
      picture={<RewardPicture rewards={rewards} size={52} />}
      title={view.title}
      note={rewardLine(rewards)}
      end={<TaskEnd {...props} state={state} />}
    >
      {claims.unknown === task.id && <p className={styles.unknown}>{tReward('reward.unknown')}</p>}
      {state === 'open' && (
        <div className={styles.progress}>
          <ProgressMeter label={view.title} value={task.num} max={task.target} text={view.progress} />
          <span className="num" aria-hidden="true">
            {view.progress}
          </span>
        </div>
      )}
    </RewardRow>
  );
}

function TaskEnd({
  task: { id },
  view: { title, share },
  claims,
  onShare,
  state,
}: ProxyTaskRowProps & { state: 'ready' | 'claimed' | 'open' }) {
  const bound = Boolean(usePlayer()?.user.mobile);
  const busy = claims.busy.includes(id);
  if (claims.unknown === id) {
    return (
      <Button size="s" onClick={claims.checkAgain} busy={busy && tReward('reward.checking')}>
        {tReward('reward.checkAgain')}
        <span className="visually-hidden">{title}</span>
      </Button>
    );
  }
  if (state !== 'open') {
    return (
      <ClaimButton
        state={busy ? 'busy' : state === 'ready' ? 'ready' : 'done'}
        of={title}
        onClaim={() => claims.claim([id])}
      />
    );
  }
  if (!share) return null;
  const words = (
    <>
      {t('count.share')}
      <span className="visually-hidden">{title}</span>
    </>
  );
  return bound ? (
    <Button size="s" onClick={onShare}>
      {words}
    </Button>
  ) : (
    <LinkButton size="s" to={href('bind')}>
      {words}
    </LinkButton>
  );
}
