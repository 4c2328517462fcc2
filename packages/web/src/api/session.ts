import { usePlayer as useSdkPlayer, useSession as useSdkSession } from '@tara/sdk/react';
import { useSyncExternalStore } from 'react';
import type { GameUser, SessionSnapshot, UserInfo } from '@tara/sdk';
import { sdk } from './sdk.ts';

/**
 * Shows a balance that a game reports. It is never trusted: the next answer of the server replaces it.
 * @param coin hundredths
 */
export function showBalance(coin: number): void {
  sdk.session.update({ user: { coin } });
}

/** The session as React state. */
export function useSession(): SessionSnapshot {
  return useSdkSession(sdk);
}

/** The signed-in player, or null for a visitor. */
export function usePlayer(): { user: UserInfo; gameUser: GameUser } | null {
  return useSdkPlayer(sdk);
}

/**
 * One value of the session. Renders again only if it changes: the lobby has a hundred hearts.
 * @param select returns a value that is compared by identity
 */
export function useSessionValue<T>(select: (session: SessionSnapshot) => T): T {
  return useSyncExternalStore(sdk.session.subscribe, () => select(sdk.session.getSnapshot()));
}
