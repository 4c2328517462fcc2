import type { Backend, Body, Fields, Player } from '../../protocol/backend.ts';
import { expectRest, MINUTE } from './time.ts';

/** A password as a client that has not reloaded the configuration encrypts it: for a key that is not the current one. */
export const makeStale = (encrypted: string): string => encrypted.replace(/^[^.]+/, 'an-older-key');
export const SAFE_PASSWORD = 'safe-4321';

/** A password locks after so many wrong ones within this time, for the same time. */
export const WRONG_PASSWORDS = 5;
export const LOCKED = 15 * MINUTE;

/** Sets the password of the safebox. */
export async function setSafePassword(
  backend: Backend,
  player: Player,
  password = SAFE_PASSWORD,
): Promise<Body> {
  return player.expectOk('safeboxPasswordInit', { password: await backend.encryptPassword(password) });
}

/** The error of a locked password tells the time until the end of the lock, which has just begun. */
export const expectLock = (backend: Backend, error: Fields | undefined): void =>
  expectRest('retryAfterMs of the lock', error?.['retryAfterMs'] ?? 0, LOCKED, backend);
