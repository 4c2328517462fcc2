import { QueryClient, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { isSdkError, type Data, type Path, type SdkError } from '@tara/sdk';
import { call, type CallBody } from './call.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Business errors and 401s do not change by a retry; a lost connection may.
      retry: (count, error) => count < 1 && isSdkError(error) && error.kind === 'network',
      refetchOnWindowFocus: false,
      // The SDK reports being offline itself; a paused query would show nothing.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Query keys are made here only. */
export function getKey<P extends Path>(path: P, body?: Partial<CallBody<P>>): readonly unknown[] {
  return body ? [path, body] : [path];
}

type QueryOptions<P extends Path> = Pick<
  UseQueryOptions<Data<P>, SdkError>,
  'enabled' | 'staleTime' | 'refetchInterval' | 'refetchOnMount' | 'gcTime'
>;

/** Reads an operation: cached by path and body, refetched when stale. */
export function useApiQuery<P extends Path>(
  path: P,
  body: CallBody<P>,
  options: QueryOptions<P> = {},
): UseQueryResult<Data<P>, SdkError> {
  return useQuery<Data<P>, SdkError>({
    queryKey: getKey(path, body),
    queryFn: ({ signal }) => call(path, body, { signal }),
    ...options,
  });
}

/**
 * Whether a query has failed. It stays failed until a success, so that "Try again" does not disappear while it is
 * pressed.
 */
export function hasFailed({
  isError,
  isPending,
  errorUpdateCount,
}: Pick<UseQueryResult, 'isError' | 'isPending' | 'errorUpdateCount'>): boolean {
  return isError || (isPending && errorUpdateCount > 0);
}
