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
import type { BodyArgument, Data, ErrcodeOf, Path } from '../core/calls.ts';
import { onAbort } from '../core/on-abort.ts';
import { SdkError, type SdkErrorFields } from '../core/error.ts';
import type { CallOptions, Sdk } from '../core/types.ts';
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

/** State of a call. */
export type CallState<P extends Path> =
  | { status: 'idle' | 'pending'; data: null; error: null }
  | { status: 'done'; data: Data<P>; error: null }
  | { status: 'failed'; data: null; error: SdkError<ErrcodeOf<P>> };

const idle = { status: 'idle', data: null, error: null } as const;

type Arguments<P extends Path> = [...BodyArgument<P>, options?: CallOptions | undefined];

/** Runs one call at a time, outside of React, which may render, hide and show a component at any time. */
function createRunner<P extends Path>(sdk: Sdk, path: P) {
  let state: CallState<P> = idle;
  let running: AbortController | undefined;
  let onChange: (() => void) | undefined;
  let isMounted = false;
  function set(next: CallState<P>) {
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
    async run(...args: Arguments<P>): Promise<void> {
      if (running) return;
      const controller = new AbortController();
      running = controller;
      set({ status: 'pending', data: null, error: null });
      const [body, options] = args as unknown as [body?: object, options?: CallOptions];
      const withSignal = [body, { ...options, signal: controller.signal }] as unknown as typeof args;
      const stop = () => controller.abort();
      if (options?.signal?.aborted) stop();
      const off = options?.signal && onAbort(options.signal, stop);
      const result = await sdk.safe(path, ...withSignal);
      off?.();
      if (running !== controller) return;
      running = undefined;
      set(
        result.ok
          ? { status: 'done', data: result.data, error: null }
          : { status: 'failed', data: null, error: result.error },
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
 * is ignored. The call is cancelled and `idle` again when the component unmounts or is hidden. For cached reads use
 * `sdk.post` with a query library.
 * @param path path of the contract, e.g. `/app/v1/gameLike`
 * @returns the state, and the same function on every render, which never rejects
 */
export function useCall<P extends Path>(
  path: P,
): [state: CallState<P>, run: (...args: Arguments<P>) => Promise<void>] {
  const sdk = useSdk();
  const runner = useMemo(() => createRunner(sdk, path), [sdk, path]);
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState);
  useEffect(() => runner.mount(), [runner]);
  return [state, runner.run];
}
