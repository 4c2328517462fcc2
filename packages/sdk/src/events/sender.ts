import { checkNumber } from '../core/bounded.ts';
import { isPageHidden } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import { sendByBeacon, sendByFetch } from './delivery.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import { nextBatch, type EventAction, type EventState } from './state.ts';
import { EVENT_FLUSH_MS, type EventLogOptions } from './types.ts';

/** Shortest and longest wait between two attempts while the server cannot be reached. */
const BACKOFF_MIN_MS = 1000;
const BACKOFF_MAX_MS = 60_000;
/** Lower bound of the option `flushMs`. */
const FLUSH_MIN_MS = 100;

/** Sends the queued events: at the planned time, immediately, or when the page is hidden. */
export interface EventSender {
  /**
   * Plans the next flush, unless one is planned or the queue is empty.
   * @param ms milliseconds, by default the milliseconds of the options
   */
  plan(ms?: number): void;
  /** Sends immediately if a batch is full, otherwise at the next planned flush. */
  sendSoon(): void;
  /** Sends the queued events. Never rejects. */
  flush(): Promise<void>;
  /** Sends what it can before the page unloads. @param away false once the page is back */
  setAway(away: boolean): void;
  /** Stops for good. */
  dispose(): void;
}

function toEvents(batch: readonly Entry[]): LoggedEvent[] {
  return batch.map(({ event }) => event);
}

/**
 * Creates the sender. It makes one fetch at a time. A failed batch is sent again after a growing pause. A batch that the
 * server cannot read is halved until the invalid event is alone, which is then dropped (spec 7.1, 9).
 * @param sdk calls and clock
 * @param getState the events
 * @param dispatch changes them; without an action it only updates what other tabs have changed
 * @param maxBatch maximum number of events in a batch
 */
export function createSender(
  sdk: Sdk,
  getState: () => EventState,
  dispatch: (action?: EventAction) => void,
  maxBatch: number,
  options: EventLogOptions,
): EventSender {
  const { clock } = sdk;
  const flushMs = checkNumber('createEvents', 'flushMs', options.flushMs ?? EVENT_FLUSH_MS, FLUSH_MIN_MS);
  let timer: unknown;
  let flushing: Promise<void> | undefined;
  let disposed = false;
  /** Whether the page is hidden or unloads. */
  let isAway = isPageHidden();
  /** Whether the batch in flight ends with the page, and whether it was also sent by beacon. */
  let endsWithPage = false;
  let isSentByBeacon = false;

  const countQueued = () => getState().entries.length - getState().inFlight;
  const getBatch = () => getState().entries.slice(0, getState().inFlight);

  function plan(ms = flushMs) {
    if (disposed || timer !== undefined || countQueued() === 0) return;
    timer = clock.setTimeout(
      () => {
        timer = undefined;
        void flush();
      },
      ms,
      true,
    );
  }
  /** Sends batches by beacon until a single event is refused. A larger batch may only be too large. */
  function sendAllByBeacon() {
    let most = maxBatch;
    while (countQueued() > 0) {
      const batch = nextBatch(getState(), most);
      if (sendByBeacon(sdk, toEvents(batch))) dispatch({ type: 'sent', batch });
      else if (batch.length === 1) return;
      else most = Math.ceil(batch.length / 2);
    }
  }
  async function drain() {
    dispatch();
    // Waits for events of the same turn.
    await Promise.resolve();
    let pause: number | undefined;
    const isDone = () => disposed || pause !== undefined || countQueued() === 0;
    while (!isDone()) {
      endsWithPage = !isAway;
      if (options.confirmed !== true || isAway) sendAllByBeacon();
      dispatch({ type: 'started' });
      const batch = getBatch();
      if (batch.length === 0) break;
      isSentByBeacon = false;
      const delivery = await sendByFetch(sdk, toEvents(batch), !endsWithPage);
      const { failures } = getState();
      if (delivery === 'confirmed' || (isSentByBeacon && delivery !== 'rejected'))
        dispatch({ type: 'sent', batch });
      else dispatch({ type: delivery === 'rejected' ? 'rejected' : 'failed', batch });
      if (typeof delivery === 'number' && getState().failures > failures)
        pause = Math.max(delivery, BACKOFF_MIN_MS, Math.min(flushMs * 2 ** failures, BACKOFF_MAX_MS));
    }
    plan(pause);
  }
  async function flush() {
    if (disposed) return;
    flushing ??= drain().finally(() => {
      flushing = undefined;
    });
    await flushing;
  }

  // After a failure a sign-in may help.
  const unsubscribe = sdk.session.on('signed-in', () => {
    if (getState().failures === 0) return;
    clock.clearTimeout(timer);
    timer = undefined;
    plan();
  });

  return {
    plan,
    flush,
    // Timers may not run any more: queued events must be sent now, and a fetch may end with the page. A batch that
    // arrives twice counts once.
    setAway(away) {
      isAway = away;
      dispatch({ type: 'touched' });
      if (!away) return;
      sendAllByBeacon();
      const batch = getBatch();
      isSentByBeacon ||= endsWithPage && batch.length > 0 && sendByBeacon(sdk, toEvents(batch));
      void flush();
    },
    sendSoon() {
      if (countQueued() >= maxBatch && getState().failures === 0) void flush();
      else plan();
    },
    dispose() {
      disposed = true;
      unsubscribe();
      clock.clearTimeout(timer);
    },
  };
}
