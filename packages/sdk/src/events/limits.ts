import type { CommonFields } from '../core/calls.ts';
import {
  DETAILS_MAX,
  detailLimit,
  eventPattern,
  fieldLimits,
  NAME_MAX,
  TEXT_MAX,
} from '@tara/contract/event-limits';
import { BATCH_BYTES_MAX, countBytes } from './batch.ts';
import type { Entry, LoggedEvent } from './entry.ts';

/** The fields in the order of the pattern. */
const FIELDS = {
  clientReferrer: null,
  platform: null,
  eventId: null,
  channel: null,
  appId: null,
  version: null,
  eventTime: null,
  eventUserId: null,
  eventName: null,
  eventData: null,
};

/** The fields sent with an event in the order of the pattern: its own, and the common fields that it lacks. */
function withCommonFields(common: CommonFields, event: LoggedEvent): object {
  return { ...FIELDS, ...common, ...event };
}

function shortenText(value: unknown, most: number): unknown {
  // Does not split a surrogate pair.
  return typeof value === 'string' && value.length > most
    ? value.slice(0, most - 1).replace(/[\ud800-\udbff]?$/, '…')
    : value;
}

/**
 * Cuts the texts of an event to a length. A cut text ends with ….
 * @param event JSON data
 * @param most maximum characters of each text and of each name in the details; the contract's limits also apply
 */
function shortenEvent(event: LoggedEvent, most: number): LoggedEvent {
  const details = Object.entries(event.eventData ?? {})
    .slice(0, DETAILS_MAX)
    .map((pair) => pair.map((part) => shortenText(part, most)) as [string, unknown]);
  const eventName = shortenText(event.eventName, Math.min(most, NAME_MAX));
  return { ...event, eventName, eventData: Object.fromEntries(details) } as LoggedEvent;
}

/**
 * Returns an event that the contract accepts, shortened if it is too long; undefined if that does not help. The server
 * rejects a whole batch for one invalid field.
 * @param event JSON data
 * @param common common fields of every call
 */
export function toEntry(event: LoggedEvent, common: CommonFields): Entry | undefined {
  let shortened = event;
  // Halves the length of all texts until the event fits.
  for (let most = TEXT_MAX; most > 1; most /= 2) {
    const bytes = countBytes(shortened);
    if (bytes <= BATCH_BYTES_MAX && eventPattern.test(JSON.stringify(withCommonFields(common, shortened))))
      return { event: shortened, bytes };
    shortened = shortenEvent(event, most);
  }
  return undefined;
}

/**
 * Describes for developers what is wrong with an event; empty if it is within the limits. Quotes no values.
 * @param common common fields of every call
 * @param event JSON data
 */
export function describeLimitError(common: CommonFields, event: LoggedEvent): string {
  const fields: Readonly<Record<string, unknown>> = { ...withCommonFields(common, event) };
  for (const name of Object.keys({ ...fieldLimits, ...fields })) {
    const [pattern, words] = fieldLimits[name] ?? [/^$/, 'absent: the contract has no such field'];
    if (pattern.test(JSON.stringify(fields[name]))) continue;
    const detail = Object.entries(event.eventData ?? {}).find(
      ([, value]) => !detailLimit[0].test(JSON.stringify(value)),
    );
    return name === 'eventData' && detail
      ? `eventData.${detail[0]} must be ${detailLimit[1]}`
      : `${name} must be ${words}`;
  }
  return countBytes(event) > BATCH_BYTES_MAX ? `the event must be at most ${BATCH_BYTES_MAX} bytes` : '';
}
