import { itemState, toReward, type PropConfigMap } from '@tara/sdk/rules';
import type { Ref } from 'react';
import { ClaimEnd } from '#shared/claims/ClaimEnd.tsx';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { newYearTask, NewYearTask } from '#shared/new-year-tasks/new-year-task.ts';
import { t } from '#messages/new-year.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { RewardRow, RewardRows, RowProgress } from '#ui/reward-row/RewardRow.tsx';
import { Section } from '#ui/section/Section.tsx';
import type { NewYearState } from './use-new-year.ts';
import { taskCount, taskObject, taskWay } from './task-kinds.ts';

type Task = NewYearState['tasks'][number];

interface TasksProps {
  tasks: readonly Task[];
  claims: ClaimQueue;
  props: PropConfigMap;
  onShare: () => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The daily tasks: requirement, reward and one action. */
export function Tasks({ tasks, headingRef, ...row }: TasksProps) {
  return (
    <Section title={t('newYear.tasks')} headingRef={headingRef} count={t('newYear.anew')}>
      <RewardRows label={t('newYear.tasks')}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} {...row} />
        ))}
      </RewardRows>
    </Section>
  );
}

type TaskRowProps = Omit<TasksProps, 'tasks' | 'headingRef'> & { task: Task };

function TaskRow({ task, claims, props, onShare }: TaskRowProps) {
  const { id, num, target, propList } = task;
  const title = newYearTask(id, target);
  const state = itemState(task.itemStatus);
  const progress = t('newYear.progress', { done: taskCount(id, num), target: taskCount(id, target) });
  return (
    <RewardRow
      state={state}
      picture={<img src={taskObject(id)} width={52} height={52} alt="" />}
      title={title}
      note={rewardLine(propList.map((item) => toReward(item, props)))}
      unknown={claims.unknown === id}
      end={
        <ClaimEnd state={state} claims={claims} id={id} of={title}>
          {state === 'open' && <Way id={id} title={title} onShare={onShare} />}
        </ClaimEnd>
      }
    >
      {state === 'open' && target > 1 && (
        <RowProgress label={title} value={num} max={target} text={progress} />
      )}
    </RewardRow>
  );
}

function Way({ id, title, onShare }: { id: number; title: string; onShare: () => void }) {
  if (id === NewYearTask.share) {
    return (
      <Button size="s" onClick={onShare}>
        {t('newYear.share')}
      </Button>
    );
  }
  const way = taskWay(id);
  return (
    way !== null && (
      <LinkButton size="s" to={way}>
        {t('newYear.go')}
        <span className="visually-hidden">{title}</span>
      </LinkButton>
    )
  );
}
