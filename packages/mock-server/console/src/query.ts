import {
  keepPreviousData,
  notifyManager,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { components } from '@tara/contract/control';
import { ControlError, control, requireData, worldName } from './api.ts';

/** The pause before a failed read is repeated, in ms. */
const RETRY_MS = 1000;

/** Queries of the world are read again when an event of its stream concerns them; see `live.ts`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A longer outage ends the stream too; after it everything is read again.
      retry: (failures, error) => failures < 1 && !(error instanceof ControlError),
      retryDelay: RETRY_MS,
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
  run<T>(work: () => Promise<T>, done: string | ((outcome: T) => string), options?: ActionOptions): void;
}

interface ActionOptions {
  /** Reverts the work; the notice has a button for it. */
  undo?: (() => void) | undefined;
  onRefused?: (error: Error) => void;
  /** Called after success when the page shows data that was read after the work. */
  onReread?: () => void;
}

export type Notify = (text: string, kind: 'done' | 'refused', undo?: () => void) => void;

interface ActionRun {
  /** @returns the text of the notice */
  readonly work: () => Promise<string>;
  readonly options: ActionOptions | undefined;
}

/** Runs the work of buttons, shows the outcome in the notice line, and reads all queries again. */
export function useAction(notify: Notify): Action {
  const client = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: ({ work }: ActionRun) => work(),
    onSuccess: (done, { options }) => {
      notify(done, 'done', options?.undo);
      // Not awaited: buttons that stay disabled longer lose presses. Components get the new data in the next batch.
      void client
        .invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'calls' })
        .then(() => options?.onReread && notifyManager.schedule(options.onReread));
    },
    onError: (error, { options }) => {
      notify(error.message, 'refused');
      options?.onRefused?.(error);
    },
  });
  return {
    busy: isPending,
    run: (work, done, options) =>
      mutate({
        work: async () => {
          const outcome = await work();
          return typeof done === 'string' ? done : done(outcome);
        },
        options,
      }),
  };
}
