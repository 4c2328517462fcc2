import {
  QueryClient,
  useQuery,
  type Query,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Data, Operation, Sdk, SdkError } from '@tara/sdk';
import { queryOptions, type OperationQuery } from '@tara/sdk/query';
import type { CallBody } from './call.ts';
import { sdk } from './sdk.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The SDK repeats calls itself.
      retry: false,
      refetchOnWindowFocus: false,
      // The SDK reports being offline itself; a paused query would show nothing.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

type QueryOptions<Op extends Operation> = Pick<
  UseQueryOptions<Data<Op>, SdkError>,
  'enabled' | 'staleTime' | 'refetchInterval' | 'refetchOnMount' | 'gcTime'
>;

/** `queryOptions` with a body also for calls without fields. */
const getQuery = queryOptions as <Op extends Operation>(
  client: Sdk,
  operation: Op,
  body: CallBody<Op>,
) => Pick<OperationQuery<Op>, 'queryKey' | 'queryFn'>;

/** Reads an operation: cached by operation and body, refetched when stale. */
export function useApiQuery<Op extends Operation>(
  operation: Op,
  body: CallBody<Op>,
  options: QueryOptions<Op> = {},
): UseQueryResult<Data<Op>, SdkError> {
  return useQuery<Data<Op>, SdkError>({ ...getQuery(sdk, operation, body), ...options });
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

/** Runs a failed query again, and the other failed ones of the page, whose parts may show nothing. */
export function retry(query: Pick<UseQueryResult, 'refetch'>): void {
  void query.refetch();
  const failed = { type: 'active', predicate: ({ state }: Query) => state.status === 'error' } as const;
  void queryClient.refetchQueries(failed, { cancelRefetch: false });
}
