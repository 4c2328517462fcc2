import { newIdempotencyKey, type Path } from '@tara/sdk';
import { asObject, localStore, readObject, writeJson } from '#lib/storage.ts';
import { namespace } from './sdk.ts';

/**
 * Money calls with unknown outcome and their idempotency keys. They are stored before they are sent and until their
 * outcome is known, so that a retry, also after a reload, never does the same twice.
 */
const STORED = `${namespace}.pendingCalls`;

/** Servers delete idempotency records; older calls are not continued. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export interface PendingCall {
  key: string;
  path: Path;
  /** Without its passwords. */
  body: Readonly<Record<string, unknown>>;
  /** Id of the player. */
  player: number;
  /** Time of the first attempt: milliseconds since 1970 UTC. */
  at: number;
}

function isPendingCall(value: unknown): value is PendingCall {
  const { key, path, body, player, at } = asObject(value) as { readonly [F in keyof PendingCall]?: unknown };
  return (
    typeof key === 'string' &&
    typeof path === 'string' &&
    typeof body === 'object' &&
    body !== null &&
    typeof player === 'number' &&
    typeof at === 'number'
  );
}

function read(): PendingCall[] {
  const { calls } = readObject(localStore, STORED);
  const now = Date.now();
  return Array.isArray(calls) ? calls.filter(isPendingCall).filter(({ at }) => now - at < KEPT_MS) : [];
}

function write(calls: readonly PendingCall[]): void {
  writeJson(localStore, STORED, { calls });
}

function sameBody(a: object, b: object) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The newest call of a player to an operation with unknown outcome. */
export function lastPending(path: Path, player: number): PendingCall | undefined {
  return read().findLast((call) => call.path === path && call.player === player);
}

/**
 * Stores a call before it is sent.
 * @param shown the call that the page shows; another tab may have received its answer and removed it
 * @returns the shown or stored call with its key, or a new one
 */
export function storePending(
  path: Path,
  player: number,
  body: PendingCall['body'],
  shown: PendingCall | null = null,
): PendingCall {
  const calls = read();
  const same = [...calls, ...(shown ? [shown] : [])].find(
    (call) => call.path === path && call.player === player && sameBody(call.body, body),
  );
  if (same && calls.includes(same)) return same;
  const call = same ?? { key: newIdempotencyKey(), path, body, player, at: Date.now() };
  write([...calls, call]);
  return call;
}

/** Removes a call whose outcome is known. */
export function removePending({ key }: Pick<PendingCall, 'key'>): void {
  write(read().filter((call) => call.key !== key));
}
