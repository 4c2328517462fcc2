import { isolated, type Logger } from '../core/logger.ts';
import type { SessionEvents } from './types.ts';

/** What listeners are told of: every change of the snapshot, and the session's own events. */
interface Details extends SessionEvents {
  change: undefined;
}

type Listener = (detail: never) => void;

/** Who wants to know of what happens to a session. */
export interface Listeners {
  /** Returns the way to stop listening. */
  add<E extends keyof Details>(event: E, listener: (detail: Details[E]) => void): () => void;
  notify<E extends keyof Details>(event: E, detail: Details[E]): void;
  /** Forgets everybody. */
  clear(): void;
}

/**
 * An empty list of listeners.
 * @param log told of a listener that throws
 */
export function createListeners(log: Logger): Listeners {
  const all = new Set<readonly [event: keyof Details, listener: Listener]>();
  return {
    add(event, listener) {
      const entry = [event, listener] as const;
      all.add(entry);
      return () => all.delete(entry);
    },
    notify(event, detail) {
      // A listener that fails is its owner's bug: neither the session nor the other listeners may suffer from it.
      for (const [of, listener] of all) {
        if (of === event)
          isolated(
            () => listener(detail as never),
            () => log.warn(`session: a listener of "${event}" failed`),
          );
      }
    },
    clear: () => all.clear(),
  };
}
