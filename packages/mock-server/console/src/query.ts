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

/** The interval between two reads of a visible query, in ms. */
const EVERY_MS = 2000;

/** Queries of the world are read again at this interval while the page is visible. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a control token there is no data until the user has entered one.
      refetchInterval: ({ state }) => (state.status === 'error' ? false : EVERY_MS),
      retry: (_, error) => !(error instanceof ControlError && error.status === 401),
      retryDelay: EVERY_MS,
      // The previous result stays until the result for the new filter arrives.
      placeholderData: keepPreviousData,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Reads data of the world. `failureReason` is the error of the last attempt; the previous data stays.
 * @param key names the data, with its parameters
 * @param load calls the control API
 */
export function useWorldQuery<T>(key: readonly unknown[], load: () => Promise<T>): UseQueryResult<T> {
  return useQuery({ queryKey: key, queryFn: load });
}

/** The worlds of the server. This page's own world is among them once it exists. */
export function useWorlds() {
  return useWorldQuery(['worlds'], () => requireData(control.GET('/__mock/worlds')));
}

/** The calls of the product, which do not change while the server runs. */
export function useCalls() {
  return useQuery({
    queryKey: ['calls'],
    queryFn: () => requireData(control.GET('/__mock/calls')),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  });
}

type Summary = components['schemas']['WorldSummary'];

/** This page's own world if its stored data cannot be read. */
export function findDamagedWorld(worlds: readonly Summary[]): Summary | undefined {
  return worlds.find(({ world, damaged }) => world === worldName && damaged !== undefined);
}

export interface Action {
  busy: boolean;
  /**
   * Runs the work of a button; the notice line shows a refusal.
   * @param done the notice after success
   */
  run<T>(work: () => Promise<T>, done: string | ((outcome: T) => string)): void;
}

export type Notify = (text: string, kind: 'done' | 'refused') => void;

/** @returns the text of the notice */
type ActionRun = () => Promise<string>;

/** Runs the work of buttons, shows the outcome in the notice line, and reads all queries again. */
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
