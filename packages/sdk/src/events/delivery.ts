import type { Sdk } from '../core/types.ts';
import type { LoggedEvent } from './entry.ts';

const PATH = '/app/v1/anonymous/appEventLogClient';

/**
 * Hands a batch to the browser's beacon. Cross-origin it goes as text, because a JSON beacon would need
 * a preflight that cannot finish while the page unloads; the server parses both.
 * @param sdk where to, and the common fields
 * @param eventList one batch
 * @returns whether the browser took it; its delivery is never confirmed
 */
export function sendByBeacon(sdk: Sdk, eventList: readonly LoggedEvent[]): boolean {
  const { navigator, location } = globalThis as { navigator?: Partial<Navigator>; location?: Location };
  // Without a line the browser takes a beacon and loses it.
  if (!navigator?.sendBeacon || !location || navigator.onLine === false) return false;
  try {
    const url = new URL(sdk.baseUrl.replace(/\/+$/, '') + PATH, location.href);
    const type = url.origin === location.origin ? 'application/json' : 'text/plain';
    return navigator.sendBeacon(url, new Blob([JSON.stringify({ eventList, ...sdk.common() })], { type }));
  } catch {
    return false;
  }
}

/** The longest pause between two attempts: for a server that asks for one, or where only a sign-in can help. */
const PAUSE_MAX_MS = 3_600_000;

/** What became of a batch. */
export type DeliveryResult =
  | 'confirmed'
  /** As it is it will never be taken: an event of it is none, or it is too large. */
  | 'rejected'
  /** Nobody knows, or not now: the milliseconds of the pause that is needed at least, 0 for none. */
  | number;

/**
 * Sends a batch by fetch.
 * @param sdk whose call it is; what its answer means is what it means for every call
 * @param eventList one batch
 * @param keepalive whether it is to outlive the page; browsers share 64 KiB among all such requests
 * @returns what became of it; it never rejects
 */
export async function sendByFetch(
  sdk: Sdk,
  eventList: LoggedEvent[],
  keepalive: boolean,
): Promise<DeliveryResult> {
  const result = await sdk.safe(PATH, { eventList }, { keepalive });
  if (result.ok) return 'confirmed';
  const { kind, outcome, retryable, retryAfterMs = 0 } = result.error;
  if (kind === 'auth') return PAUSE_MAX_MS;
  return outcome === 'rejected' && !retryable ? 'rejected' : Math.min(retryAfterMs, PAUSE_MAX_MS);
}
