import { ClaimEnd } from '#shared/claims/ClaimEnd.tsx';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/tasks.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { ClaimButton } from '#ui/claim/ClaimButton.tsx';
import { RewardRow, RowProgress } from '#ui/reward-row/RewardRow.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { taskView } from '#shared/tasks/task-kinds.ts';
import type { Task } from '#shared/tasks/tasks.ts';

interface TaskRowProps {
  task: Task;
  claims: ClaimQueue;
  /** Whether it is the only claim. */
  alone: boolean;
}

/** A task: requirement, reward, progress and one action. */
export function TaskRow({ task, claims, alone }: TaskRowProps) {
  const { id, state, done, target, rewards } = task;
  const { title, object, progress } = taskView(task);
  return (
    <RewardRow
      state={state}
      picture={<img src={object} width={52} height={52} alt="" />}
      title={title}
      note={rewardLine(rewards)}
      unknown={claims.unknown === id}
      end={<TaskAction task={task} claims={claims} alone={alone} />}
    >
      {progress && state === 'open' && (
        <RowProgress label={title} value={done} max={target} text={progress} />
      )}
    </RewardRow>
  );
}

function TaskAction({ task, claims, alone }: TaskRowProps) {
  const { id, state } = task;
  const { title, way } = taskView(task);
  return (
    <ClaimEnd state={state} claims={claims} id={id} of={title} variant={alone ? 'gold' : 'night'}>
      {state === 'open' && way && (
        <LinkButton size="s" to={way}>
          {t('tasks.go')}
          <span className="visually-hidden">{title}</span>
        </LinkButton>
      )}
      {state === 'open' && !way && (
        <ClaimButton state="idle" of={title} reason={t('tasks.loginReason')} onClaim={() => undefined} />
      )}
    </ClaimEnd>
  );
}
