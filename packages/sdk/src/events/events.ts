import type { CommonFields } from '../core/calls.ts';
import { checkNumber } from '../core/bounded.ts';
import { frozenCopy } from '../core/frozen-copy.ts';
import { callWithDefault } from '../core/logger.ts';
import type { Sdk } from '../core/types.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import type { LoggedEvent } from './entry.ts';
import { describeLimitError } from './limits.ts';
import { createQueue } from './queue.ts';
import type { EventLog, EventLogOptions } from './types.ts';

/** Exists in Node and in bundlers. Declared here because pages have neither `process` nor its types. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Warnings by the options of their log. */
const warnings = /* @__PURE__ */ new WeakMap<EventLogOptions, Set<string>>();

/**
 * Warns developers, once for each defect, that an event is cut or not sent. Bundlers replace `NODE_ENV` and drop the
 * warning from production builds.
 */
function warnInDevelopment(options: EventLogOptions, common?: CommonFields, event?: LoggedEvent): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const fault =
        common && event ? describeLimitError(common, event) : 'it is not JSON, or common() failed';
      const warned = warnings.get(options) ?? new Set();
      warnings.set(options, warned);
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
  const { beforeSend, fields, version, sampleRate = 1 } = options;
  const isSampled = Math.random() < checkNumber('createEvents', 'sampleRate', sampleRate, 0, 1);
  const { add, drop, isDisposed, ...log } = createQueue(sdk, options);
  return {
    ...log,
    track(eventName, eventData) {
      if (isDisposed()) return;
      if (log.isOptedOut()) return drop('optedOut');
      if (!isSampled) return drop('sampled');
      try {
        const common = sdk.common();
        const shared = callWithDefault(
          sdk.log,
          'fields',
          typeof fields === 'function' ? fields : () => fields,
          {},
        );
        const logged: LoggedEvent = {
          eventId: newIdempotencyKey(),
          channel: common.channel,
          appId: common.appId,
          version,
          eventTime: sdk.clock.now(),
          eventUserId: sdk.session.getSnapshot().user?.id ?? 0,
          eventName,
          // The call's own fields win, and come first, because the last fields of too many are cut.
          eventData: { ...eventData, ...shared, ...eventData },
        };
        const checked = beforeSend
          ? callWithDefault(sdk.log, 'beforeSend', () => beforeSend(logged), null)
          : logged;
        if (!checked) return drop('beforeSend');
        // A copy, because the caller may change its object later.
        const event = frozenCopy(checked);
        add(event, common);
        warnInDevelopment(options, common, event);
      } catch {
        // Data that JSON cannot represent must not break the page that logs it.
        drop('rejected');
        warnInDevelopment(options);
      }
    },
  };
}
