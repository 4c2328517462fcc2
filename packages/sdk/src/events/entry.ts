import type { components } from '@tara/contract/api';

/** An event as it is sent. */
export type LoggedEvent = components['schemas']['LoggedEvent'];

/** An event that waits. */
export interface Entry {
  readonly event: LoggedEvent;
  /** As sent, with the comma behind it. */
  readonly bytes: number;
  /** Where it is stored; absent until it was written down. */
  key?: string;
}
