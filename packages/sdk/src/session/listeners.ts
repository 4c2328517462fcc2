import { runIsolated, type Logger } from '../core/logger.ts';
import type { SessionEvents } from './types.ts';

/** Arguments of the listeners: every change of the snapshot, and the session's own events. */
interface EventDetails extends SessionEvents {
  change: undefined;
}

type Listener = (detail: never) => void;

/** The listeners of a session. */
export interface Listeners {
  /** Adds a listener. Returns a function that removes it. */
  add<E extends keyof EventDetails>(event: E, listener: (detail: EventDetails[E]) => void): () => void;
  notify<E extends keyof EventDetails>(event: E, detail: EventDetails[E]): void;
  /** Removes all listeners. */
  clear(): void;
}

/**
 * Creates an empty list of listeners.
 * @param log receives the errors of listeners
 */
export function createListeners(log: Logger): Listeners {
  const all = new Set<readonly [event: keyof EventDetails, listener: Listener]>();
  return {
    add(event, listener) {
      const entry = [event, listener] as const;
      all.add(entry);
      return () => all.delete(entry);
    },
    notify(event, detail) {
      // The error of a listener must not affect the session or other listeners.
      for (const [of, listener] of all) {
        if (of === event)
          runIsolated(
            () => listener(detail as never),
            () => log.warn(`session: a listener of "${event}" failed`),
          );
      }
    },
    clear: () => all.clear(),
  };
}
