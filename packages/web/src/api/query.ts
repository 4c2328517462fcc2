import {
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { isSdkError, type Body, type Data, type Path, type SdkError } from '@tara/sdk';
import { useCallback } from 'react';
import { sdk } from './sdk.ts';

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

type CallBody<P extends Path> = Body<P> & object;

/** The one place where query keys are made. */
export function keyOf<P extends Path>(path: P, body?: Partial<CallBody<P>>): readonly unknown[] {
  return body ? [path, body] : [path];
}

async function call<P extends Path>(path: P, body: CallBody<P>, signal?: AbortSignal): Promise<Data<P>> {
  // Bodies that may be left out are sent as empty ones, so that one form serves all calls.
  const post = sdk.post as (
    path: P,
    body: CallBody<P>,
    options?: { signal?: AbortSignal },
  ) => Promise<Data<P>>;
  return post(path, body, signal ? { signal } : {});
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
    queryFn: ({ signal }) => call(path, body, signal),
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

interface MutationOptions<P extends Path> {
  onSuccess?: (data: Data<P>, body: CallBody<P>) => unknown;
  onError?: (error: SdkError, body: CallBody<P>) => unknown;
}

/** Calls an operation that changes something. Never repeated by itself. */
export function useApiMutation<P extends Path>(
  path: P,
  options: MutationOptions<P> = {},
): UseMutationResult<Data<P>, SdkError, CallBody<P>> {
  return useMutation<Data<P>, SdkError, CallBody<P>>({
    mutationFn: (body) => call(path, body),
    onSuccess: (data, body) => options.onSuccess?.(data, body),
    onError: (error, body) => options.onError?.(error, body),
  });
}

/** Marks what was read from some operations as stale, after a call has changed it. */
export function useRefresh(): (...paths: Path[]) => void {
  const client = useQueryClient();
  return useCallback(
    (...paths) => {
      for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
    },
    [client],
  );
}
