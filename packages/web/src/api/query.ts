import { QueryClient, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { isSdkError, type Data, type Path, type SdkError } from '@tara/sdk';
import { call, type CallBody } from './call.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Business errors and 401s do not get better by asking again; a broken line may.
      retry: (count, error) => count < 1 && isSdkError(error) && error.kind === 'network',
      refetchOnWindowFocus: false,
      // The SDK tells honest errors itself; a paused query would tell nothing.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** The one place where query keys are made. */
export function keyOf<P extends Path>(path: P, body?: Partial<CallBody<P>>): readonly unknown[] {
  return body ? [path, body] : [path];
}

type QueryOptions<P extends Path> = Pick<
  UseQueryOptions<Data<P>, SdkError>,
  'enabled' | 'staleTime' | 'refetchInterval' | 'refetchOnMount' | 'gcTime'
>;

/** Reads an operation into React: cached by path and body, refetched when stale. */
export function useApiQuery<P extends Path>(
  path: P,
  body: CallBody<P>,
  options: QueryOptions<P> = {},
): UseQueryResult<Data<P>, SdkError> {
  return useQuery<Data<P>, SdkError>({
    queryKey: keyOf(path, body),
    queryFn: ({ signal }) => call(path, body, { signal }),
    ...options,
  });
}

/**
 * Whether a reading has failed. It has until another one succeeds, so that Try again does not vanish under the finger
 * that presses it.
 */
export function hasFailed({
  isError,
  isPending,
  errorUpdateCount,
}: Pick<UseQueryResult, 'isError' | 'isPending' | 'errorUpdateCount'>): boolean {
  return isError || (isPending && errorUpdateCount > 0);
}
