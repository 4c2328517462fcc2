import type { Sdk } from '../core/types.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import { watchPage } from './page.ts';
import { createEventQueue, type LoggedEvent } from './queue.ts';
import { createQueueStorage, ORPHANED_AFTER_MS } from './queue-storage.ts';
import { createSender } from './sender.ts';
import { EVENT_FLUSH_MS, type EventLog, type EventLogOptions } from './types.ts';

/**
 * The event log (spec 7.1): batches of up to 20, flushed every 3 s, sent by beacon; where the beacon is
 * missing or refuses, by a fetch that may outlive the page. Every event has an id, so that a batch sent twice counts
 * once.
 * @param sdk whose calls, clock and session it uses
 * @param options version of the client, bounds, store
 */
export function createEvents(sdk: Sdk, options: EventLogOptions): EventLog {
  const { clock } = sdk;
  const { store } = options;
  const queue = createEventQueue();
  const storage = createQueueStorage(queue, clock, store, `${options.namespace ?? 'tara'}.events.`);
  const sender = createSender(sdk, queue, storage, options);
  let disposed = false;
  const stopWatching = watchPage(sender.onHide, storage.leave);

  // What tabs have left that are gone, or go while this one is open.
  let adoptionTimer: unknown;
  function planAdoption(ms: number) {
    adoptionTimer = clock.setTimeout(
      () => {
        storage.adopt();
        sender.plan();
        planAdoption(ORPHANED_AFTER_MS);
      },
      ms,
      true,
    );
  }
  // A timer rather than now, so that the first screen comes first.
  if (store) planAdoption(options.flushMs ?? EVENT_FLUSH_MS);

  return {
    track(eventName, eventData = {}) {
      if (disposed) return;
      storage.clearIfTaken();
      try {
        const { channel, appId } = sdk.common();
        const event: LoggedEvent = {
          eventId: newIdempotencyKey(),
          channel,
          appId,
          version: options.version,
          eventTime: clock.now(),
          eventUserId: sdk.session.getSnapshot().user?.id ?? 0,
          eventName,
          eventData,
        };
        // A copy: what the caller does with its own object afterwards is another story.
        queue.add([JSON.parse(JSON.stringify(event)) as LoggedEvent]);
      } catch {
        // Data that JSON has no words for is no reason to fail the page that only wanted it noted.
        queue.reject();
      }
      storage.saveSoon();
      sender.sendSoon();
    },
    flush: sender.flush,
    stats() {
      const { overflow, tooLarge, rejected } = queue.drops;
      return { queued: queue.list().length, sent: sender.sent(), dropped: overflow + tooLarge + rejected };
    },
    drops: () => ({ ...queue.drops }),
    dispose() {
      if (disposed) return;
      disposed = true;
      storage.leave(true);
      storage.save();
      sender.dispose();
      clock.clearTimeout(adoptionTimer);
      stopWatching();
    },
  };
}
