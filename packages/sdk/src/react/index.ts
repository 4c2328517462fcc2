import { useSyncExternalStore } from 'react';
import type { Sdk } from '../core/sdk.ts';
import type { SessionSnapshot } from '../session/state.ts';

/** The session as React state. Renders again only when the session changed. */
export function useSession(sdk: Pick<Sdk, 'session'>): SessionSnapshot {
  const { session } = sdk;
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}
