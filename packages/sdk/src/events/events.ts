import type { CommonFields } from '../core/calls.ts';
import { onAbort } from '../core/on-abort.ts';
import { watchPage } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import type { LoggedEvent } from './entry.ts';
import { describeLimitError } from './limits.ts';
import { createEventQueue } from './queue.ts';
import { createQueueStorage, ORPHANED_AFTER_MS } from './queue-storage.ts';
import { createSender } from './sender.ts';
import { EVENT_FLUSH_MS, type EventLog, type EventLogOptions } from './types.ts';

/** Exists in Node and in bundlers. Declared here because pages have neither `process` nor its types. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Warns developers, once for each defect, that an event is cut or not sent. Bundlers replace `NODE_ENV` and drop the
 * warning from production builds.
 */
function warnInDevelopment(warned: Set<string>, common?: CommonFields, event?: LoggedEvent): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const fault =
        common && event ? describeLimitError(common, event) : 'it is not JSON, or common() failed';
      const warning = `track: ${fault}; it is cut, or the event is not sent`;
      // oxlint-disable-next-line no-console -- for the developer of the call; the SDK may have no logger
      if (fault && !warned.has(warning)) console.warn(warning);
      warned.add(warning);
    }
  } catch {
    // In a page without a bundler there is no `process`.
  }
}

/**
 * Creates the event log (spec 7.1): batches of up to 20 events, flushed every 3 s by beacon. If the beacon is missing
 * or refuses, a fetch with keepalive is used. Every event has an id, so that a batch that is sent twice counts once.
 * @param sdk calls, clock and session
 * @throws SdkError of kind usage if a number option is out of bounds
 */
export function createEvents(sdk: Sdk, options: EventLogOptions): EventLog {
  const { clock } = sdk;
  const { store } = options;
  const storage = createQueueStorage(clock, store, `${options.namespace ?? 'tara'}.events.`);
  const queue = createEventQueue(storage);
  const sender = createSender(sdk, queue, storage, options);
  const warned = new Set<string>();
  let disposed = false;
  const stopWatching = watchPage((event) => {
    const isBack = event === 'pageshow';
    if (isBack || event === 'pagehide') storage.setLeaving(!isBack);
    sender.setAway(!isBack && event !== 'visible');
    if (!isBack) return;
    // After a return from the page cache another tab may have adopted the events of this tab.
    queue.clearIfAdopted();
    storage.touch();
  });

  // Adopts the events of closed tabs, now and later.
  let adoptionTimer: unknown;
  function planAdoption(ms: number) {
    adoptionTimer = clock.setTimeout(
      () => {
        planAdoption(ORPHANED_AFTER_MS);
        try {
          queue.adopt(sdk.common());
          sender.plan();
        } catch {
          // Without the common fields nothing can be sent; `sdk.common` has reported it.
        }
      },
      ms,
      true,
    );
  }
  // A timer, so that the first screen renders first.
  if (store) planAdoption(options.flushMs ?? EVENT_FLUSH_MS);

  function dispose() {
    if (disposed) return;
    disposed = true;
    storage.setLeaving(true);
    storage.touch();
    sender.dispose();
    clock.clearTimeout(adoptionTimer);
    stopWatching();
    removeAbortListener();
  }
  const removeAbortListener = onAbort(sdk.disposed, dispose);
  if (sdk.disposed.aborted) dispose();

  return {
    track(eventName, eventData = {}) {
      if (disposed) return;
      queue.clearIfAdopted();
      let common: CommonFields;
      let event: LoggedEvent;
      try {
        common = sdk.common();
        const { channel, appId } = common;
        const logged: LoggedEvent = {
          eventId: newIdempotencyKey(),
          channel,
          appId,
          version: options.version,
          eventTime: clock.now(),
          eventUserId: sdk.session.getSnapshot().user?.id ?? 0,
          eventName,
          eventData,
        };
        // A copy, because the caller may change its object later.
        event = JSON.parse(JSON.stringify(logged)) as LoggedEvent;
      } catch {
        // Data that JSON cannot represent must not break the page that logs it.
        queue.drops.rejected += 1;
        warnInDevelopment(warned);
        return;
      }
      queue.add(event, common);
      warnInDevelopment(warned, common, event);
      sender.sendSoon();
    },
    flush: sender.flush,
    stats() {
      const dropped = Object.values(queue.drops).reduce((sum: number, count: number) => sum + count, 0);
      return { queued: queue.inFlight.length + queue.size(), sent: sender.sent(), dropped, cut: queue.cut };
    },
    drops: () => ({ ...queue.drops }),
    dispose,
  };
}
