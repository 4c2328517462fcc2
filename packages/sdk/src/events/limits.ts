import type { CommonFields } from '../core/calls.ts';
import { detailLimit, eventPattern, fieldLimits } from '../generated/event-limits.ts';
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

/**
 * Says what is wrong with an event that is not within the limits, for a developer. Nothing of its values is quoted.
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
  return 'its fields are not in their order';
}
