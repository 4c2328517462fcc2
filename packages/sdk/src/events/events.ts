import type { components } from '../generated/contract.ts';
import type { Sdk } from '../core/sdk.ts';
import { takeBatch } from './batch.ts';
import { sendByBeacon, sendByFetch } from './delivery.ts';

export type LoggedEvent = components['schemas']['LoggedEvent'];

/** Most events in one batch (spec 9). */
export const EVENT_BATCH_MAX = 20;
/** Milliseconds between two flushes (spec 9). */
export const EVENT_FLUSH_MS = 3000;
/** Events kept while the server cannot be reached; beyond it the oldest are dropped and counted. */
const QUEUE_MAX = 500;

export interface EventLogOptions {
  version: string;
  maxBatch?: number;
  flushMs?: number;
}

export interface EventLog {
  /** Notes an event. Time and user are those of this moment, not of the sending. */
  track(eventName: string, eventData?: LoggedEvent['eventData']): void;
  /** Sends what is queued. */
  flush(): Promise<void>;
  stats(): { queued: number; sent: number; dropped: number };
  dispose(): void;
}

/**
 * The event log (spec 7.1): batches of up to 20, flushed every 3 s, sent by beacon; where the beacon is
 * missing or refuses, by a fetch that may outlive the page. One flush at a time; a failed batch returns
 * to the front of the queue.
 */
export function createEvents(sdk: Sdk, options: EventLogOptions): EventLog {
  const maxBatch = Math.min(options.maxBatch ?? EVENT_BATCH_MAX, EVENT_BATCH_MAX);
  const flushMs = options.flushMs ?? EVENT_FLUSH_MS;
  let queue: LoggedEvent[] = [];
  let timer: unknown;
  let flushing: Promise<void> | undefined;
  let sent = 0;
  let dropped = 0;

  function keep(events: LoggedEvent[]) {
    dropped += Math.max(0, events.length - QUEUE_MAX);
    queue = events.slice(-QUEUE_MAX);
  }
  function plan() {
    if (timer !== undefined || queue.length === 0) return;
    timer = sdk.clock.setTimeout(() => {
      timer = undefined;
      void flush();
    }, flushMs);
  }
  async function drain() {
    while (queue.length > 0) {
      const { batch, rest } = takeBatch(queue, maxBatch);
      queue = rest;
      if (sendByBeacon(sdk, batch) || (await sendByFetch(sdk, batch))) {
        sent += batch.length;
      } else {
        keep([...batch, ...queue]);
        break;
      }
    }
    plan();
  }
  function flush(): Promise<void> {
    flushing ??= drain().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }
  const onHide = () => void flush();
  const page = globalThis as { document?: Document };
  const onVisibility = () => page.document?.visibilityState === 'hidden' && onHide();
  page.document?.addEventListener('visibilitychange', onVisibility);
  if (page.document) globalThis.addEventListener('pagehide', onHide);

  return {
    track(eventName, eventData = {}) {
      const { channel, appId } = sdk.common();
      keep([
        ...queue,
        {
          channel,
          appId,
          version: options.version,
          eventTime: sdk.clock.now(),
          eventUserId: sdk.session.getSnapshot().user?.id ?? 0,
          eventName,
          eventData,
        },
      ]);
      if (queue.length >= maxBatch) void flush();
      else plan();
    },
    flush,
    stats: () => ({ queued: queue.length, sent, dropped }),
    dispose() {
      if (timer !== undefined) sdk.clock.clearTimeout(timer);
      page.document?.removeEventListener('visibilitychange', onVisibility);
      if (page.document) globalThis.removeEventListener('pagehide', onHide);
    },
  };
}
