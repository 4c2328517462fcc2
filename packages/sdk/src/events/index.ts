export {
  createEvents,
  EVENT_BATCH_MAX,
  EVENT_FLUSH_MS,
  type EventLog,
  type EventLogOptions,
} from './events.ts';
