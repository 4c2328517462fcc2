import { useMemo } from 'react';
import { toListQuery } from '#api/list-state.ts';
import { useApiQuery } from '#api/query.ts';
import type { ListQuery } from '#lib/list-state.ts';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { toTasks, type Task } from './tasks.ts';

/** The player's tasks and the state of their query. */
interface Tasks extends ListQuery {
  tasks: Task[] | undefined;
}

/** Reads the tasks each time the page opens, because the player changes them elsewhere. */
export function useTasks(): Tasks {
  const props = usePropConfig();
  const query = useApiQuery('getTaskUser', {}, { refetchOnMount: 'always' });
  const { data } = query;
  const tasks = useMemo(() => data && toTasks(data, props), [data, props]);
  return {
    tasks,
    ...toListQuery(query),
    // After the first answer a failed refresh is ignored (spec 8).
    ...(data && { state: 'ready' }),
  };
}
