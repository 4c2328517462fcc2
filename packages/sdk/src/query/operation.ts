import type { BodyArgument, Body, Calls, Data, ErrcodeOf } from '../core/calls.ts';
import type { SdkError } from '../core/error.ts';
import { operationPath } from '../core/named-calls.ts';
import type { ApiCall, CallOptions, Sdk } from '../core/types.ts';

/** Key of the cached data of an operation: its id, and its body if there is one. */
export type QueryKey<Op extends keyof Calls> = readonly [operation: Op, body?: Partial<Body<Op>>];

/**
 * Returns the key of cached data, e.g. for `queryClient.invalidateQueries`. Without a body it matches all data of the
 * operation.
 * @param operation operation id
 */
export function queryKey<Op extends keyof Calls>(operation: Op, body?: Partial<Body<Op>>): QueryKey<Op> {
  return body === undefined ? [operation] : [operation, body];
}

/** `post` for any operation. */
export type Post = (path: string, body: unknown, options?: CallOptions) => ApiCall<never>;

/** The SDK repeats calls itself. */
export const retry = () => false;

/** Options of TanStack Query for an operation. */
export interface OperationQuery<Op extends keyof Calls> {
  queryKey: QueryKey<Op>;
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data<Op>>;
  retry: (count: number, error: SdkError<ErrcodeOf<Op>>) => boolean;
}

/**
 * Returns the options of TanStack Query that read an operation: `useQuery(queryOptions(sdk, 'getSafebox'))`. The data are
 * cached by operation and body, so clear the cache when the player signs out. Unused calls are cancelled.
 * @param operation operation id
 * @param args body and options of the call
 */
export function queryOptions<Op extends keyof Calls>(
  sdk: Pick<Sdk, 'post'>,
  operation: Op,
  ...args: [...BodyArgument<Op>, options?: CallOptions | undefined]
): OperationQuery<Op> {
  const [body, options] = args as unknown as [body?: Body<Op>, options?: CallOptions];
  return {
    queryKey: queryKey(operation, body),
    queryFn: async ({ signal }) =>
      (sdk.post as unknown as Post)(operationPath(operation), body, { signal, ...options }),
    retry,
  };
}

/** Options of TanStack Query for an operation that changes something. */
export interface OperationMutation<Op extends keyof Calls> {
  mutationKey: readonly [operation: Op];
  mutationFn: (...args: BodyArgument<Op>) => Promise<Data<Op>>;
  retry: (count: number, error: SdkError<ErrcodeOf<Op>>) => boolean;
}

/**
 * Returns the options of TanStack Query that call an operation: `useMutation(mutationOptions(sdk, 'recharge3'))`. After
 * an unknown outcome, `mutate` with the same object continues the call with its idempotency key. `createIntents` keeps
 * the key over a reload.
 * @param operation operation id
 */
export function mutationOptions<Op extends keyof Calls>(
  sdk: Pick<Sdk, 'post'>,
  operation: Op,
  options?: CallOptions,
): OperationMutation<Op> {
  const unknownKeys = new WeakMap<object, string>();
  return {
    mutationKey: [operation],
    async mutationFn(...args: BodyArgument<Op>) {
      const [body] = args as [body?: object];
      const idempotencyKey = body && unknownKeys.get(body);
      const call = (sdk.post as unknown as Post)(operationPath(operation), body, {
        idempotencyKey,
        ...options,
      });
      try {
        const data = await call;
        if (body) unknownKeys.delete(body);
        return data;
      } catch (error) {
        const { outcome } = error as SdkError;
        if (body && call.idempotencyKey !== null && outcome === 'unknown')
          unknownKeys.set(body, call.idempotencyKey);
        else if (body) unknownKeys.delete(body);
        throw error;
      }
    },
    retry,
  };
}
