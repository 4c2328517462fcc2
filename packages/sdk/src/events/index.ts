export { createEvents } from './events.ts';
export type { LoggedEvent } from './entry.ts';
export { webEventStore, type EventStore } from './event-store.ts';
export {
  EVENT_BATCH_MAX,
  EVENT_FLUSH_MS,
  type DropCounts,
  type EventFields,
  type EventLog,
  type EventLogOptions,
  type EventLogStats,
} from './types.ts';
