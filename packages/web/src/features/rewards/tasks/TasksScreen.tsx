import { ActivityType } from '@tara/sdk/rules';
import { ActivityScreen } from '#shared/activities/ActivityScreen.tsx';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { t } from '#messages/tasks.ts';
import { ClaimAllButton } from '#ui/claim/ClaimAllButton.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { Section } from '#ui/section/Section.tsx';
import { StateList } from '#ui/state-list/StateList.tsx';
import { useFrame } from '#ui/frame.ts';
import { TaskRow } from './TaskRow.tsx';
import { TaskSummary } from './TaskSummary.tsx';
import styles from './tasks.module.css';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { useTasks } from '#shared/tasks/use-tasks.ts';
import { getReceipt } from '#shared/claims/get-receipt.ts';

/** The tasks of the player (spec 2.2). */
export default function TasksScreen() {
  const { tasks, ...query } = useTasks();
  const claims = useRewardClaims('receiveTaskAward', 'taskId');
  const ready = tasks?.filter(({ state, id }) => state === 'ready' && id !== claims.unknown) ?? [];
  const isAside = useFrame().footer === 'content';
  const heading = useFocusWhenClosed(claims.received.length > 0);
  return (
    <ActivityScreen
      type={ActivityType.tasks}
      title={t('tasks.title')}
      receipt={getReceipt(claims)}
      panel={isAside && <TaskSummary tasks={tasks} ready={ready} waiting={query.state === 'loading'} />}
      footer={
        ready.length > 1 && (
          <ClaimAllButton
            rewards={ready.flatMap(({ rewards }) => rewards)}
            busy={claims.busy.length > 0}
            onClaim={() => claims.claim(ready.map(({ id }) => id))}
          />
        )
      }
    >
      <PlayerData>
        {() => (
          <Section
            title={t('tasks.list')}
            headingRef={heading}
            count={tasks ? t('tasks.ready', { count: ready.length }) : ''}
          >
            <StateList
              rows={tasks}
              query={query}
              label={t('tasks.list')}
              failedTitle={t('tasks.failed')}
              className={styles.list}
              skeletonHeight={74}
              empty={<EmptyState title={t('tasks.none')} text={t('tasks.noneText')} />}
            >
              {(task) => <TaskRow key={task.id} task={task} claims={claims} alone={ready.length === 1} />}
            </StateList>
          </Section>
        )}
      </PlayerData>
    </ActivityScreen>
  );
}
