import type { CommonFields } from '../core/calls.ts';
import { checkNumber } from '../core/bounded.ts';
import { callWithDefault } from '../core/logger.ts';
import { onAbort } from '../core/on-abort.ts';
import { watchPage } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import type { LoggedEvent } from './entry.ts';
import { describeLimitError } from './limits.ts';
import { createSender } from './sender.ts';
import { createInitialState, reduce, type DropCounts, type EventAction } from './state.ts';
import { createTabStorage, ORPHANED_AFTER_MS } from './tab-storage.ts';
import { EVENT_BATCH_MAX, EVENT_FLUSH_MS, type EventLog, type EventLogOptions } from './types.ts';

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
  const { beforeSend, fields, store } = options;
  const storage = createTabStorage(clock, store, `${options.namespace ?? 'tara'}.events`);
  const maxBatch = checkNumber(
    'createEvents',
    'maxBatch',
    options.maxBatch ?? EVENT_BATCH_MAX,
    1,
    EVENT_BATCH_MAX,
  );
  const isSampled = Math.random() < checkNumber('createEvents', 'sampleRate', options.sampleRate ?? 1, 0, 1);
  let state = createInitialState(maxBatch);
  /** Changes the state after what other tabs have changed, and stores the difference. */
  function dispatch(action?: EventAction) {
    state = reduce(state, { type: 'taken', batch: storage.findTaken() }, maxBatch);
    if (action) state = reduce(state, action, maxBatch);
    if (storage.isOptedOut()) state = reduce(state, { type: 'optedOut' }, maxBatch);
    storage.sync(state.entries, action !== undefined && action.type !== 'tracked');
  }
  function dropEvent(reason: keyof DropCounts) {
    dispatch({ type: 'dropped', reason });
  }
  const sender = createSender(sdk, () => state, dispatch, maxBatch, options);
  const warned = new Set<string>();
  let disposed = false;
  const stopWatching = watchPage((event) => {
    // After a return from the page cache another tab may have adopted the events of this tab.
    if (event === 'pageshow') dispatch();
    if (event === 'pageshow' || event === 'pagehide') storage.setLeaving(event === 'pagehide');
    sender.setAway(event === 'hidden' || event === 'pagehide');
  });

  // Adopts the events of closed tabs, now and later.
  let adoptionTimer: unknown;
  async function adopt() {
    try {
      const common = sdk.common();
      dispatch({ type: 'adopted', events: await storage.adopt(), common });
      sender.plan();
    } catch {
      // Without the common fields nothing can be sent; `sdk.common` has reported it.
    }
  }
  function planAdoption(ms: number) {
    adoptionTimer = clock.setTimeout(
      () => {
        planAdoption(ORPHANED_AFTER_MS);
        void adopt();
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
    dispatch({ type: 'touched' });
    sender.dispose();
    clock.clearTimeout(adoptionTimer);
    stopWatching();
    removeAbortListener();
  }
  const removeAbortListener = onAbort(sdk.disposed, dispose);
  if (sdk.disposed.aborted) dispose();

  return {
    track(eventName, eventData) {
      if (disposed) return;
      if (storage.isOptedOut()) return dropEvent('optedOut');
      if (!isSampled) return dropEvent('sampled');
      let common: CommonFields;
      let event: LoggedEvent;
      try {
        common = sdk.common();
        const { channel, appId } = common;
        const shared = callWithDefault(
          sdk.log,
          'fields',
          () => (typeof fields === 'function' ? fields() : fields),
          {},
        );
        let logged: LoggedEvent | null = {
          eventId: newIdempotencyKey(),
          channel,
          appId,
          version: options.version,
          eventTime: clock.now(),
          eventUserId: sdk.session.getSnapshot().user?.id ?? 0,
          eventName,
          // The call's own fields come first, because the last ones are cut, and win.
          eventData: { ...eventData, ...shared, ...eventData },
        };
        if (beforeSend) {
          const complete = logged;
          logged = callWithDefault(sdk.log, 'beforeSend', () => beforeSend(complete), null);
          if (!logged) return dropEvent('beforeSend');
        }
        // A copy, because the caller may change its object later.
        event = JSON.parse(JSON.stringify(logged)) as LoggedEvent;
      } catch {
        // Data that JSON cannot represent must not break the page that logs it.
        dropEvent('rejected');
        return warnInDevelopment(warned);
      }
      dispatch({ type: 'tracked', events: [event], common });
      warnInDevelopment(warned, common, event);
      sender.sendSoon();
    },
    flush: sender.flush,
    stats() {
      const { entries, sent, cut, drops } = state;
      const dropped = Object.values(drops).reduce((sum: number, count: number) => sum + count, 0);
      return { queued: entries.length, sent, dropped, cut };
    },
    drops: () => ({ ...state.drops }),
    optOut() {
      storage.setOptedOut(true);
      dispatch();
    },
    optIn: () => storage.setOptedOut(false),
    isOptedOut: storage.isOptedOut,
    dispose,
  };
}
