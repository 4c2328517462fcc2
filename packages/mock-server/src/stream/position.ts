/** How far a reader has got in the lists of a world. */
export interface Position {
  readonly calls: number;
  readonly reports: number;
  readonly changes: number;
  /** Calls up to this position that still waited, oldest first. */
  readonly waiting: readonly number[];
}

/** More waiting calls are not part of an event id: it must stay short. */
const MAX_WAITING = 20;

/** The id of an event: the three positions and the waiting calls. */
export function toEventId({ calls, reports, changes, waiting }: Position): string {
  return [calls, reports, changes, ...waiting.slice(-MAX_WAITING)].join('.');
}

const EVENT_ID = /^\d{1,15}(\.\d{1,15}){2,22}$/;

/** @returns undefined if `toEventId` cannot have returned the text */
export function parseEventId(id: string): Position | undefined {
  if (!EVENT_ID.test(id)) return undefined;
  const [calls = 0, reports = 0, changes = 0, ...waiting] = id.split('.').map(Number);
  return { calls, reports, changes, waiting };
}
