import type { PropConfigMap } from '@tara/sdk/rules';
import { useMemo } from 'react';
import { hasFailed, useApiQuery } from '#api/query.ts';
import type { ListState } from '#ui/state-list/StateList.tsx';
import { tasksOf, type Task } from './tasks.ts';

/** The player's tasks, and where their reading stands. */
export interface Tasks {
  tasks: Task[] | undefined;
  state: ListState;
  trying: boolean;
  retry: () => void;
}

/**
 * Reads the tasks. They move on by what the player does elsewhere, so they are read each time the page opens.
 * @param props appPropConfigMap of the web config
 */
export function useTasks(props: PropConfigMap): Tasks {
  const query = useApiQuery('/app/v1/getTaskUser', {}, { refetchOnMount: 'always' });
  const { data, error, failureReason } = query;
  const tasks = useMemo(() => data && tasksOf(data, props), [data, props]);
  const reason = error ?? failureReason;
  const failed = hasFailed(query);
  return {
    tasks,
    state: failed ? (reason?.kind === 'network' ? 'offline' : 'failed') : tasks ? 'ready' : 'loading',
    trying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
