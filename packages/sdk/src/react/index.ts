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
 * Makes an SDK known to the hooks below it. It neither creates nor disposes of the SDK: whoever made it does.
 * @param sdk the SDK that `useSdk` and the other hooks find
 */
export function SdkProvider({ sdk, children }: { sdk: Sdk; children?: ReactNode }): ReactElement {
  return createElement(SdkContext.Provider, { value: sdk }, children);
}

/**
 * The SDK of the provider above.
 * @throws SdkError of kind usage without one
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
 * The session as React state. Renders again only when the session changed; on a server it is `loading`.
 * @param sdk left out, it is the provider's
 * @returns the same object until the session changes
 * @throws SdkError of kind usage with neither an SDK nor a provider
 */
export function useSession(sdk?: Pick<Sdk, 'session'>): SessionSnapshot {
  const provided = useContext(SdkContext);
  const { session } = sdk ?? provided ?? missing();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}

function missing(): never {
  throw new SdkError({
    kind: 'usage',
    op: 'useSession',
    message: 'useSession needs an SDK, or an SdkProvider above it',
  });
}

/**
 * The signed-in player, or null for a visitor and while the store is being read.
 * @param sdk left out, it is the provider's
 * @throws SdkError of kind usage with neither an SDK nor a provider
 */
export function usePlayer(sdk?: Pick<Sdk, 'session'>): { user: UserInfo; gameUser: GameUser } | null {
  const { status, user, gameUser } = useSession(sdk);
  return status === 'player' && user ? { user, gameUser } : null;
}

/** Where a call stands. */
export type CallState<P extends Path> =
  | { status: 'idle' | 'pending'; data: null; error: null }
  | { status: 'done'; data: Data<P>; error: null }
  | { status: 'failed'; data: null; error: SdkError<ErrcodeOf<P>> };

const idle = { status: 'idle', data: null, error: null } as const;

type Arguments<P extends Path> = [...BodyArgument<P>, options?: CallOptions | undefined];

/** One call at a time outside of React, which may draw, hide and show a component as often as it likes. */
function createRunner<P extends Path>(sdk: Sdk, path: P) {
  let state: CallState<P> = idle;
  let running: AbortController | undefined;
  let tell: (() => void) | undefined;
  let isMounted = false;
  function set(next: CallState<P>) {
    state = next;
    tell?.();
  }
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      tell = listener;
      return () => {
        tell = undefined;
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
    /** As an effect: takes the call back when the component goes, or is hidden. */
    mount() {
      isMounted = true;
      return () => {
        isMounted = false;
        // In StrictMode it is back by then.
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
 * A call that a person starts: one at a time (a second click while it runs is ignored), taken back, and `idle` again,
 * when the component goes or is hidden. For reading with a cache, put `sdk.post` into the query library of your choice.
 * @param path of the contract, e.g. `/app/v1/gameLike`
 * @returns where the call stands, and how to start it: the same function each time, which never rejects
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
