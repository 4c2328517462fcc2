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

/** What became of a batch. */
export type DeliveryResult =
  | 'confirmed'
  /** The server cannot read it, or it is too large: as it is it will never be taken. */
  | 'rejected'
  /** Nobody knows, or not now: the milliseconds of the pause that the server asked for, 0 for none. */
  | number;

/**
 * Sends a batch by a fetch that may outlive the page.
 * @param sdk whose call it is
 * @param eventList one batch
 * @returns what became of it; it never rejects
 */
export async function sendByFetch(sdk: Sdk, eventList: LoggedEvent[]): Promise<DeliveryResult> {
  const result = await sdk.safe(PATH, { eventList }, { keepalive: true });
  if (result.ok) return 'confirmed';
  const { status, retryAfterMs = 0 } = result.error;
  return status === 400 || status === 413 ? 'rejected' : retryAfterMs;
}
