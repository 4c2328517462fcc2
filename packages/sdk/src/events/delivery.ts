import type { Sdk } from '../core/types.ts';
import type { Entry } from './entry.ts';

const PATH = '/app/v1/anonymous/appEventLogClient';

const toEvents = (batch: readonly Entry[]) => batch.map(({ event }) => event);

/**
 * Sends a batch by beacon. A cross-origin beacon is sent as text, because a JSON beacon needs a preflight that cannot
 * finish while the page unloads. The server parses both.
 * @param sdk base URL and common fields
 * @param batch oldest first
 * @returns whether the browser accepted the beacon; its delivery is never confirmed
 */
export function sendByBeacon(sdk: Sdk, batch: readonly Entry[]): boolean {
  try {
    const { navigator, location } = globalThis;
    const url = new URL(sdk.baseUrl + PATH, location.href);
    return (
      // While offline, the browser accepts a beacon and loses it.
      (navigator as Partial<Navigator>).onLine !== false &&
      navigator.sendBeacon(
        url,
        new Blob([JSON.stringify({ eventList: toEvents(batch), ...sdk.common() })], {
          type: url.origin === location.origin ? 'application/json' : 'text/plain',
        }),
      )
    );
  } catch {
    // There is no page or no beacon, or it is barred.
    return false;
  }
}

/** The outcome of a batch. */
export type DeliveryResult =
  /** The server confirms it. */
  | true
  /** The server will never accept the batch: an event is invalid, or the batch is too large. */
  | false
  /** The outcome is unknown, or the batch must wait: minimum pause in milliseconds, 0 for none. */
  | number;

/**
 * Sends a batch by fetch. Never rejects.
 * @param sdk makes the call
 * @param batch oldest first
 * @param keepalive whether the request may outlive the page; browsers limit all such requests together to 64 KiB
 */
export async function sendByFetch(
  sdk: Sdk,
  batch: readonly Entry[],
  keepalive: boolean,
): Promise<DeliveryResult> {
  /** Longest pause between two attempts, if the server asks for a pause or only a sign-in can help. */
  const PAUSE_MAX_MS = 3_600_000;
  const result = await sdk.safe(PATH, { eventList: toEvents(batch) }, { keepalive });
  if (result.ok) return true;
  const { error } = result;
  if (error.kind === 'auth') return PAUSE_MAX_MS;
  return error.outcome === 'rejected' && !error.retryable
    ? false
    : Math.min(error.retryAfterMs ?? 0, PAUSE_MAX_MS);
}
