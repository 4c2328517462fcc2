import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { BodyArgument, Data, ErrcodeOf, Operation, Path } from '../core/calls.ts';
import { operationPath } from '../core/named-calls.ts';
import { onAbort } from '../core/on-abort.ts';
import { SdkError, type SdkErrorFields } from '../core/error.ts';
import type { ApiCall, CallOptions, Sdk } from '../core/types.ts';
import type { GameUser, SessionSnapshot, UserInfo } from '../session/state.ts';

const SdkContext = /* @__PURE__ */ createContext<Sdk | null>(null);

/**
 * Provides an SDK to the hooks below it. It neither creates nor disposes of the SDK.
 * @param sdk the SDK that `useSdk` and the other hooks use
 */
export function SdkProvider({ sdk, children }: { sdk: Sdk; children?: ReactNode }): ReactElement {
  return createElement(SdkContext.Provider, { value: sdk }, children);
}

/**
 * Returns the SDK of the nearest provider.
 * @throws SdkError of kind usage without a provider
 */
export function useSdk(): Sdk {
  const sdk = useContext(SdkContext);
  if (sdk) return sdk;
  const misuse: SdkErrorFields = {
    kind: 'usage',
    op: 'useSdk',
    message: 'useSdk needs an SdkProvider above it',
  };
  throw new SdkError(misuse);
}

/**
 * Returns the session as React state. Renders again only if the session changed. During server rendering it is
 * `loading`.
 * @param sdk the provider's SDK by default
 * @returns the same object until the session changes
 * @throws SdkError of kind usage without an SDK and a provider
 */
export function useSession(sdk?: Pick<Sdk, 'session'>): SessionSnapshot {
  const provided = useContext(SdkContext);
  const { session } = sdk ?? provided ?? throwMissingSdk();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}

function throwMissingSdk(): never {
  throw new SdkError({
    kind: 'usage',
    op: 'useSession',
    message: 'useSession needs an SDK, or an SdkProvider above it',
  });
}

/**
 * Returns the signed-in player, or null for a visitor and while the store is being read.
 * @param sdk the provider's SDK by default
 * @throws SdkError of kind usage without an SDK and a provider
 */
export function usePlayer(sdk?: Pick<Sdk, 'session'>): { user: UserInfo; gameUser: GameUser } | null {
  const { status, user, gameUser } = useSession(sdk);
  return status === 'player' && user ? { user, gameUser } : null;
}

/** State of a call. `data` is of the last success, also while another call runs and after it failed. */
export type CallState<C extends Path | Operation> =
  | { status: 'idle'; data: null; error: null }
  | { status: 'pending'; data: Data<C> | null; error: null }
  | { status: 'done'; data: Data<C>; error: null }
  | { status: 'failed'; data: Data<C> | null; error: SdkError<ErrcodeOf<C>> };

const idle = { status: 'idle', data: null, error: null } as const;

type Arguments<C extends Path | Operation> = [...BodyArgument<C>, options?: CallOptions | undefined];

/** Runs one call at a time, outside of React, which may render, hide and show a component at any time. */
function createRunner<C extends Path | Operation>(sdk: Sdk, name: C) {
  const path = (name.startsWith('/') ? name : operationPath(name)) as Path;
  let state: CallState<C> = idle;
  let running: AbortController | undefined;
  let onChange: (() => void) | undefined;
  let isMounted = false;
  function set(next: CallState<C>) {
    state = next;
    onChange?.();
  }
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      onChange = listener;
      return () => {
        onChange = undefined;
      };
    },
    async run(...args: Arguments<C>): Promise<void> {
      if (running) return;
      const controller = new AbortController();
      running = controller;
      const { data } = state;
      set({ status: 'pending', data, error: null });
      const [body, options] = args as unknown as [body?: object, options?: CallOptions];
      const post = sdk.post as unknown as (...given: unknown[]) => ApiCall<Data<C>, ErrcodeOf<C>>;
      const stop = () => controller.abort();
      if (options?.signal?.aborted) stop();
      const off = options?.signal && onAbort(options.signal, stop);
      const result = await post(path, body, { ...options, signal: controller.signal }).safe();
      off?.();
      if (running !== controller) return;
      running = undefined;
      set(
        result.ok
          ? { status: 'done', data: result.data, error: null }
          : { status: 'failed', data, error: result.error },
      );
    },
    /** Effect: cancels the call when the component unmounts or is hidden. */
    mount() {
      isMounted = true;
      return () => {
        isMounted = false;
        // StrictMode mounts the component again at this point.
        void Promise.resolve().then(() => {
          if (isMounted || !running) return;
          running.abort();
          running = undefined;
          set(idle);
        });
      };
    },
  };
}

/**
 * Returns the state of a call that a person starts, and a function that starts it. A second start while the call runs
 * is ignored. The call is cancelled and `idle` again when the component unmounts or is hidden. For reads use TanStack
 * Query with `@tara/sdk/query`.
 * @param name operation id, e.g. `gameLike`, or path of the contract
 * @returns the state, and the same function on every render, which never rejects
 */
export function useCall<C extends Path | Operation>(
  name: C,
): [state: CallState<C>, run: (...args: Arguments<C>) => Promise<void>] {
  const sdk = useSdk();
  const runner = useMemo(() => createRunner(sdk, name), [sdk, name]);
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState);
  useEffect(() => runner.mount(), [runner]);
  return [state, runner.run];
}
