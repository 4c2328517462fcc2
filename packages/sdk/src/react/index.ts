import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { BodyArgument, Data, ErrcodeOf, Path } from '../core/calls.ts';
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
    outcome: 'not-sent',
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
    outcome: 'not-sent',
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

/**
 * A call that a person starts: one at a time (a second click while it runs is ignored), taken back when the component
 * goes. For reading with a cache, put `sdk.post` into the query library of your choice.
 * @param path of the contract, e.g. `/app/v1/gameLike`
 * @returns where the call stands, and how to start it; starting never rejects
 */
export function useCall<P extends Path>(
  path: P,
): [
  state: CallState<P>,
  run: (...args: [...BodyArgument<P>, options?: CallOptions | undefined]) => Promise<void>,
] {
  const sdk = useSdk();
  const [state, setState] = useState<CallState<P>>(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  async function run(...args: [...BodyArgument<P>, options?: CallOptions | undefined]): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'pending', data: null, error: null });
    const [body, options] = args as unknown as [body?: object, options?: CallOptions];
    const withSignal = [body, { ...options, signal: controller.signal }] as unknown as typeof args;
    const stop = () => controller.abort();
    if (options?.signal?.aborted) stop();
    options?.signal?.addEventListener('abort', stop);
    const result = await sdk.safe(path, ...withSignal);
    options?.signal?.removeEventListener('abort', stop);
    if (running.current !== controller) return;
    running.current = null;
    setState(
      result.ok
        ? { status: 'done', data: result.data, error: null }
        : { status: 'failed', data: null, error: result.error },
    );
  }
  return [state, run];
}
