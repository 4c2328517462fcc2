import { ActivityType } from '@tara/sdk/rules';
import { useEffect, useRef } from 'react';
import { useConfig } from '#api/config.ts';
import bullseye from '#assets/objects/bullseye.webp';
import { ActivityHero } from '#features/activities/index.ts';
import { PlayerData } from '#features/account/index.ts';
import { t } from '#messages/tasks.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Screen } from '#ui/frame.ts';
import { StateList } from '#ui/state-list/StateList.tsx';
import { ClaimAll } from './ClaimAll.tsx';
import { TaskRow } from './TaskRow.tsx';
import styles from './tasks.module.css';
import { useTaskClaims } from './use-task-claims.ts';
import { useTasks } from './use-tasks.ts';

/** Comes once the page stands: nothing is received before that. */
const ReceiptSheet = lazyPart(async () => ({
  default: (await import('#ui/receipt/ReceiptSheet.tsx')).ReceiptSheet,
}));

const NO_PROPS = {};

/** The tasks of the player, each with its progress, its reward and where it is done (spec 2.2). */
export default function TasksScreen() {
  const props = useConfig()?.web.appPropConfigMap ?? NO_PROPS;
  const { tasks, ...reading } = useTasks(props);
  const claims = useTaskClaims(props);
  const ready = tasks?.filter(({ state, id }) => state === 'ready' && id !== claims.unknown) ?? [];
  const heading = useFocusWhenClosed(claims.received.length > 0);
  return (
    <Screen title={t('tasks.title')} footer={ready.length > 1 && <ClaimAll tasks={ready} claims={claims} />}>
      <div className={styles.page}>
        <ActivityHero type={ActivityType.tasks} />
        <PlayerData>
          {() => (
            <section className={styles.board}>
              <div className={styles.head}>
                <h2 ref={heading} tabIndex={-1} className={styles.heading}>
                  {t('tasks.list')}
                </h2>
                <p className={styles.count} role="status">
                  {tasks && t('tasks.ready', { count: ready.length })}
                </p>
              </div>
              <StateList
                rows={tasks}
                state={reading.state}
                trying={reading.trying}
                onRetry={reading.retry}
                label={t('tasks.list')}
                failedTitle={t('tasks.failed')}
                className={styles.list}
                placeClassName={styles.place}
                empty={<EmptyState title={t('tasks.none')} text={t('tasks.noneText')} />}
              >
                {(task) => <TaskRow key={task.id} task={task} claims={claims} alone={ready.length === 1} />}
              </StateList>
            </section>
          )}
        </PlayerData>
      </div>
      <SilentBoundary>
        <ReceiptSheet rewards={claims.received} onClose={claims.settle} object={bullseye} />
      </SilentBoundary>
    </Screen>
  );
}

/** The button that opened the receipt is gone when it closes: the reader goes on from the list's heading. */
function useFocusWhenClosed(open: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) heading.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return heading;
}
