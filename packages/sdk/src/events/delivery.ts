import type { Sdk } from '../core/sdk.ts';
import type { LoggedEvent } from './events.ts';

const PATH = '/app/v1/anonymous/appEventLogClient';

/**
 * Hands a batch to the browser's beacon. Cross-origin it goes as text, because a JSON beacon would need
 * a preflight that cannot finish while the page unloads; the server parses both.
 * @returns whether the browser took it; its delivery is never confirmed
 */
export function sendByBeacon(sdk: Sdk, eventList: LoggedEvent[]): boolean {
  const page = globalThis as { navigator?: Partial<Navigator>; location?: Location };
  if (!page.navigator?.sendBeacon || !page.location) return false;
  const url = new URL(sdk.baseUrl.replace(/\/+$/, '') + PATH, page.location.href);
  const type = url.origin === page.location.origin ? 'application/json' : 'text/plain';
  try {
    return page.navigator.sendBeacon(
      url,
      new Blob([JSON.stringify({ eventList, ...sdk.common() })], { type }),
    );
  } catch {
    return false;
  }
}

/** Sends a batch by a fetch that may outlive the page. @returns whether the server confirmed it */
export async function sendByFetch(sdk: Sdk, eventList: LoggedEvent[]): Promise<boolean> {
  return (await sdk.safe(PATH, { eventList }, { keepalive: true })).ok;
}
