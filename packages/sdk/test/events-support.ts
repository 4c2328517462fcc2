import type { EventLog, EventStore } from '../src/events/index.ts';
import { fakeResponse, type FakeCall } from '../src/testing/index.ts';

/** The call that receives the events. */
export const CALL = 'anonymous/appEventLogClient';

interface Sent {
  eventList: { eventId: string; eventName: string }[];
}

/** The events of a request. */
export function getEvents({ body }: Pick<FakeCall, 'body'>) {
  return (body as unknown as Sent).eventList;
}

/** Their names. */
export function eventNames(call: Pick<FakeCall, 'body'>) {
  return getEvents(call).map(({ eventName }) => eventName);
}

/** Simulates a server that is down. */
export function respondDown() {
  return fakeResponse(503, '');
}

/** Logs some events: e0, e1, ... */
export function trackEvents(events: EventLog, count: number, prefix = 'e'): void {
  for (let index = 0; index < count; index += 1) events.track(`${prefix}${index}`);
}

/** Event data of a given size: the length of a field's name is not limited, the length of its text is. */
export function dataOfSize(bytes: number, letter = 'x'): Record<string, number> {
  return { [letter.repeat(bytes / new TextEncoder().encode(letter).length)]: 1 };
}

/** Storage that the tabs of one browser share. */
export function sharedStorage(
  values = new Map<string, string>(),
): EventStore & { values: Map<string, string> } {
  return {
    values,
    keys: () => [...values.keys()],
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
