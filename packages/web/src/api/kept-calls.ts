import { newIdempotencyKey, type Path } from '@tara/sdk';
import { asObject, local, readObject, writeJson } from '#lib/storage.ts';
import { namespace } from './sdk.ts';

/**
 * Calls that move money and whose outcome is not known yet, with their idempotency keys. They are kept in the
 * browser's storage from before they are sent until their outcome is known, so that asking again, be it after a
 * reload, never does the same thing twice.
 */
const STORED = `${namespace}.pendingCalls`;

/** A server forgets keys in time; what is older is not taken for the same call any more. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A call whose outcome is not known. */
export interface KeptCall {
  key: string;
  path: Path;
  /** Without its passwords. */
  body: Readonly<Record<string, unknown>>;
  /** Id of the player who made it. */
  player: number;
  /** When it was made first: milliseconds since 1970 UTC. */
  at: number;
}

function isKept(value: unknown): value is KeptCall {
  const { key, path, body, player, at } = asObject(value) as { readonly [F in keyof KeptCall]?: unknown };
  return (
    typeof key === 'string' &&
    typeof path === 'string' &&
    typeof body === 'object' &&
    body !== null &&
    typeof player === 'number' &&
    typeof at === 'number'
  );
}

function read(): KeptCall[] {
  const { calls } = readObject(local, STORED);
  const now = Date.now();
  return Array.isArray(calls) ? calls.filter(isKept).filter(({ at }) => now - at < KEPT_MS) : [];
}

function write(calls: readonly KeptCall[]): void {
  writeJson(local, STORED, { calls });
}

function sameBody(a: object, b: object) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The newest call of a player to an operation whose outcome is not known. */
export function lastKept(path: Path, player: number): KeptCall | undefined {
  return read().findLast((call) => call.path === path && call.player === player);
}

/**
 * Keeps a call before it is sent.
 * @returns the call as it was kept before, with its key, or a new one with a key of its own
 */
export function keep(path: Path, player: number, body: KeptCall['body']): KeptCall {
  const calls = read();
  const same = calls.find(
    (call) => call.path === path && call.player === player && sameBody(call.body, body),
  );
  if (same) return same;
  const call = { key: newIdempotencyKey(), path, body, player, at: Date.now() };
  write([...calls, call]);
  return call;
}

/** Forgets a call whose outcome is known. */
export function forget({ key }: Pick<KeptCall, 'key'>): void {
  write(read().filter((call) => call.key !== key));
}
