import { formatCoins } from '@tara/sdk/rules';
import type { Task } from '#shared/tasks/tasks.ts';
import { t } from '#messages/tasks.ts';
import detail from '#ui/detail/detail.module.css';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';

/** The coins in the rewards of some tasks, in hundredths. */
function getCoins(tasks: readonly Task[]): number {
  return tasks
    .flatMap(({ rewards }) => rewards)
    .reduce((sum, reward) => sum + (reward.kind === 'coins' ? reward.amount : 0), 0);
}

interface TaskSummaryProps {
  /** Undefined before the first answer. */
  tasks: readonly Task[] | undefined;
  /** The tasks that can be claimed. */
  ready: readonly Task[];
  waiting: boolean;
}

/** What the tasks have brought and can still bring, beside the list. */
export function TaskSummary({ tasks, ready, waiting }: TaskSummaryProps) {
  if (!tasks) return waiting && <Skeleton height={144} />;
  const done = tasks.filter(({ state }) => state !== 'open').length;
  const facts = [
    [t('tasks.toClaim'), formatCoins(getCoins(ready))],
    [t('tasks.toEarn'), formatCoins(getCoins(tasks.filter(({ state }) => state === 'open')))],
    [t('tasks.done'), t('tasks.doneOf', { done, total: tasks.length })],
  ] as const;
  return (
    <dl className={detail.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={detail.fact}>
          <dt className="type-note color-muted">{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
