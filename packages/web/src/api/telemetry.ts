import type * as background from './background.ts';

/** Data of an event: flat values, nothing personal. */
type EventData = Record<string, string | number | boolean>;

type Background = typeof background;

/** Background work never fails the page; offline there is nothing to report. */
function inBackground(run: (background: Background) => void): void {
  import('./background.ts').then(run).catch(() => undefined);
}

/** Starts heartbeat and event log after the first screen. */
export function startBackground(): void {
  inBackground(() => undefined);
}

/** Starts the heartbeat of a player who has just signed in. */
export function startHeartbeat(): void {
  inBackground(({ heartbeat }) => heartbeat.start());
}

/** Adds an event to the log, which is sent in batches (spec 7.1). */
export function track(name: string, data: EventData = {}): void {
  inBackground(({ events }) => events.track(name, data));
}

/**
 * Logs an action, once per page view and per step of a deposit (spec 7.1): in the event log for everyone, and by
 * actionLog for a player.
 */
export function logAction(action: string, data: EventData = {}): void {
  const done = { action, page: window.location.pathname, data, eventTime: Date.now() };
  inBackground(({ sendAction }) => sendAction(done));
}
