import type { CommonFields } from '../core/calls.ts';
import { DETAILS_MAX, detailLimit, eventPattern, fieldLimits, NAME_MAX } from '@tara/contract/event-limits';
import { BATCH_BYTES_MAX, bytesOf } from './batch.ts';
import type { LoggedEvent } from './entry.ts';

/** What goes along with an event, in the order of the pattern: the common fields that it does not have itself. */
function joined(common: CommonFields, event: LoggedEvent): object {
  const { clientReferrer, platform, channel: _channel, appId: _appId, ...unknown } = common;
  return { clientReferrer, platform, ...unknown, ...event };
}

/**
 * Whether the contract takes an event, and the common fields with it; the server refuses a whole batch for one field.
 * @param common the fields of every call
 * @param event as JSON carries it
 */
export function isWithinLimits(common: CommonFields, event: LoggedEvent): boolean {
  return eventPattern.test(JSON.stringify(joined(common, event)));
}

function short(value: unknown, most: number): unknown {
  if (typeof value !== 'string' || value.length <= most) return value;
  // Not between the halves of one character.
  return `${value.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * Cuts what an event says to a length; what was cut ends with ….
 * @param event as JSON carries it
 * @param most characters of each text, names of details too, and at most those of the contract
 */
export function cut(event: LoggedEvent, most: number): LoggedEvent {
  const details = Object.entries(event.eventData ?? {})
    .slice(0, DETAILS_MAX)
    .map(([name, value]) => [short(name, most), short(value, most)] as const);
  const eventName = short(event.eventName, Math.min(most, NAME_MAX));
  return { ...event, eventName, eventData: Object.fromEntries(details) } as LoggedEvent;
}

/**
 * Says what is wrong with an event, for a developer: empty where it is within the limits. Nothing of its values is quoted.
 * @param common the fields of every call
 * @param event as JSON carries it
 */
export function limitSentence(common: CommonFields, event: LoggedEvent): string {
  const fields: Readonly<Record<string, unknown>> = { ...joined(common, event) };
  for (const name of Object.keys({ ...fieldLimits, ...fields })) {
    const [pattern, words] = fieldLimits[name] ?? [/^$/, 'absent: the contract does not know it'];
    if (pattern.test(JSON.stringify(fields[name]))) continue;
    const detail = Object.entries(event.eventData ?? {}).find(
      ([, value]) => !detailLimit[0].test(JSON.stringify(value)),
    );
    return name === 'eventData' && detail
      ? `eventData.${detail[0]} must be ${detailLimit[1]}`
      : `${name} must be ${words}`;
  }
  return bytesOf(event) > BATCH_BYTES_MAX ? `the event must be at most ${BATCH_BYTES_MAX} bytes` : '';
}
