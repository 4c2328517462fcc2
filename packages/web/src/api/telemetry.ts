import type * as background from './background.ts';

/** What an event may carry: flat facts, nothing personal. */
type EventData = Record<string, string | number | boolean>;

type Background = typeof background;

/** What runs in the background never fails the page: without a line there is nothing to tell and nobody to tell it to. */
function inBackground(run: (background: Background) => void): void {
  import('./background.ts').then(run).catch(() => undefined);
}

/** Starts heartbeat and event log, once the first screen stands. */
export function startBackground(): void {
  inBackground(() => undefined);
}

/** Starts the heartbeat of a player who has just signed in. */
export function startHeartbeat(): void {
  inBackground(({ heartbeat }) => heartbeat.start());
}

/** Notes an event for the log; it is sent in batches (spec 7.1). */
export function track(name: string, data: EventData = {}): void {
  inBackground(({ events }) => events.track(name, data));
}

/**
 * Notes what somebody did, once per page view and per step of a deposit (spec 7.1): in the event log for
 * everyone, and by actionLog for a player.
 */
export function logAction(action: string, data: EventData = {}): void {
  const done = { action, page: window.location.pathname, data, eventTime: Date.now() };
  inBackground(({ sendAction }) => sendAction(done));
}
