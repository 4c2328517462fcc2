import { useMemo } from 'react';
import { listState } from '#api/list-state.ts';
import { useApiQuery } from '#api/query.ts';
import type { ListState } from '#lib/list-state.ts';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { toTasks, type Task } from './tasks.ts';

/** The player's tasks and the state of their query. */
export interface Tasks {
  tasks: Task[] | undefined;
  state: ListState;
  isRetrying: boolean;
  retry: () => void;
}

/** Reads the tasks each time the page opens, because the player changes them elsewhere. */
export function useTasks(): Tasks {
  const props = usePropConfig();
  const query = useApiQuery('/app/v1/getTaskUser', {}, { refetchOnMount: 'always' });
  const { data } = query;
  const tasks = useMemo(() => data && toTasks(data, props), [data, props]);
  return {
    tasks,
    // After the first answer a failed refresh is ignored (spec 8).
    state: data ? 'ready' : listState(query),
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
