import type { ClaimQueue } from '#features/claims/index.ts';
import { t as tReward } from '#messages/reward.ts';
import { t } from '#messages/tasks.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { ClaimButton } from '#ui/claim/ClaimButton.tsx';
import { RowProgress } from '#ui/reward-row/RowProgress.tsx';
import { RewardRow } from '#ui/reward-row/RewardRow.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { taskView } from './task-kinds.ts';
import type { Task } from './tasks.ts';
import styles from './tasks.module.css';

interface TaskRowProps {
  task: Task;
  claims: ClaimQueue;
  /** Whether it is the one thing to claim. */
  alone: boolean;
}

/** A task: what is to be done, what it gives, how far the player is, and the one thing that can be done next. */
export function TaskRow({ task, claims, alone }: TaskRowProps) {
  const { id, state, done, target, rewards } = task;
  const { title, object, progress } = taskView(task);
  const unknown = claims.unknown === id;
  return (
    <RewardRow
      state={state}
      picture={<img src={object} width={52} height={52} alt="" />}
      title={title}
      note={rewardLine(rewards)}
      end={<TaskAction task={task} claims={claims} alone={alone} />}
    >
      {unknown && <p className={styles.unknown}>{tReward('reward.unknown')}</p>}
      {progress && state === 'open' && (
        <RowProgress label={title} value={done} max={target} text={progress} />
      )}
    </RewardRow>
  );
}

function TaskAction({ task, claims, alone }: TaskRowProps) {
  const { id, state } = task;
  const { title, way } = taskView(task);
  const busy = claims.busy.includes(id);
  if (claims.unknown === id) {
    return (
      <Button size="s" onClick={claims.checkAgain} busy={busy && tReward('reward.checking')}>
        {tReward('reward.checkAgain')}
        <span className="visually-hidden">{title}</span>
      </Button>
    );
  }
  if (state === 'open' && way) {
    return (
      <LinkButton size="s" to={way}>
        {t('tasks.go')}
        <span className="visually-hidden">{title}</span>
      </LinkButton>
    );
  }
  return (
    <ClaimButton
      state={busy ? 'busy' : claimStates[state]}
      of={title}
      reason={t('tasks.loginReason')}
      variant={alone ? 'gold' : 'night'}
      onClaim={() => claims.claim([id])}
    />
  );
}

const claimStates = { open: 'idle', ready: 'ready', claimed: 'done' } as const;
