export { createEvents } from './events.ts';
export type { DropCounts, LoggedEvent } from './queue.ts';
export { webEventStore, type EventStore } from './event-store.ts';
export {
  EVENT_BATCH_MAX,
  EVENT_FLUSH_MS,
  type EventLog,
  type EventLogOptions,
  type EventLogStats,
} from './types.ts';
