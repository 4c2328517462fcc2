import type { BodyArgument, Calls, Data, ErrcodeOf, Path } from './calls.ts';
import type { ApiCall, CallOptions, Sdk } from './types.ts';

/** The calls of the contract by operation id. */
export type CallFunctions = {
  // Not `Operation`: editors show the comments of `Calls` for this form only.
  [Op in keyof Calls]: (
    ...args: [...BodyArgument<Op>, options?: CallOptions | undefined]
  ) => ApiCall<Data<Op>, ErrcodeOf<Op>>;
};

/** An SDK with its calls by name. */
export interface SdkWithCalls extends Sdk {
  /** The calls of the contract by operation id, e.g. `sdk.call.recharge3(body)`; otherwise like `post`. */
  readonly call: CallFunctions;
}

/**
 * Returns the path of an operation.
 * @param operation operation id, e.g. `appConfig`
 */
export function operationPath(operation: string): Path {
  // Four operations whose path below /app/v1/ is not their id.
  const isAnonymous = /^(appConfig|appEvent|lobbyTips|anonymous)/.test(operation);
  const name = operation.replace('anonymousT', 't');
  return `/app/v1/${isAnonymous ? 'anonymous/' : ''}${name}` as Path;
}

/**
 * Adds the calls by name to an SDK.
 * @param sdk is changed
 * @returns the same object
 */
export function withCalls(sdk: Sdk): SdkWithCalls {
  type Post = (path: Path, ...args: unknown[]) => unknown;
  const call = new Proxy({} as CallFunctions, {
    get: (_, operation) =>
      // JavaScript itself calls the others, e.g. if a promise is resolved with this object.
      typeof operation === 'string' && operation !== 'then' && operation !== 'toJSON'
        ? (...args: unknown[]) => (sdk.post as Post)(operationPath(operation), ...args)
        : undefined,
  });
  return Object.assign(sdk, { call });
}
