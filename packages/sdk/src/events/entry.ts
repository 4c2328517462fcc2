import type { components } from '@tara/contract/api';

/** An event as sent. */
export type LoggedEvent = components['schemas']['LoggedEvent'];

/** A queued event. */
export interface Entry {
  readonly event: LoggedEvent;
  /** Bytes as sent, comma included. */
  readonly bytes: number;
}
