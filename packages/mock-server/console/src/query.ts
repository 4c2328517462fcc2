import {
  keepPreviousData,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { components } from '@tara/contract/control';
import { ControlError, control, requireData, worldName } from './api.ts';

/** How often a view looks again while it is seen, in ms. */
const EVERY_MS = 2000;

/** What the console knows of the world: asked for again and again while the page is visible. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a control token there is nothing to see until somebody has entered one.
      refetchInterval: ({ state }) => (state.status === 'error' ? false : EVERY_MS),
      retry: (_, error) => !(error instanceof ControlError && error.status === 401),
      retryDelay: EVERY_MS,
      // What was found for another filter stays until this one's answer is there.
      placeholderData: keepPreviousData,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Reads a view of the world. `failureReason` says why the last attempt failed; what was seen before stays.
 * @param key what is asked for, with its parameters
 * @param load asks the control API
 */
export function useWorldQuery<T>(key: readonly unknown[], load: () => Promise<T>): UseQueryResult<T> {
  return useQuery({ queryKey: key, queryFn: load });
}

/** The worlds of the server. This page's own is among them once somebody has called it. */
export function useWorlds() {
  return useWorldQuery(['worlds'], () => requireData(control.GET('/__mock/worlds')));
}

/** The calls of the product, which stay as they are while the server runs. */
export function useCalls() {
  return useQuery({
    queryKey: ['calls'],
    queryFn: () => requireData(control.GET('/__mock/calls')),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  });
}

type Summary = components['schemas']['WorldSummary'];

/** This page's own world, where what is stored of it cannot be read. */
export function findDamagedWorld(worlds: readonly Summary[]): Summary | undefined {
  return worlds.find(({ world, damaged }) => world === worldName && damaged !== undefined);
}

export interface Action {
  busy: boolean;
  /**
   * Runs what a button asks for; a refusal is shown in the notice line.
   * @param done what is shown when it is done, where it depends on the outcome
   */
  run<T>(work: () => Promise<T>, done: string | ((outcome: T) => string)): void;
}

export type Notify = (text: string, kind: 'done' | 'refused') => void;

/** @returns what is shown */
type ActionRun = () => Promise<string>;

/** Runs what buttons ask for, shows the outcome in the notice line, and reads everything that is shown again. */
export function useAction(notify: Notify): Action {
  const client = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: (run: ActionRun) => run(),
    onSuccess: (done) => {
      notify(done, 'done');
      void client.invalidateQueries();
    },
    onError: (error) => notify(error.message, 'refused'),
  });
  return {
    busy: isPending,
    run: (work, done) =>
      mutate(async () => {
        const outcome = await work();
        return typeof done === 'string' ? done : done(outcome);
      }),
  };
}
