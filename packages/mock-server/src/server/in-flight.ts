import type { Server } from 'node:http';

/** The calls of a server that have no answer yet. */
export interface InFlight {
  /** Counts the calls that arrive at a server from here on. */
  follow(server: Server): void;
  /** Waits until none is in flight. */
  untilIdle(): Promise<void>;
}

export function createInFlight(): InFlight {
  let count = 0;
  let waiting: (() => void)[] = [];
  const end = (): void => {
    count -= 1;
    if (count > 0) return;
    for (const tell of waiting) tell();
    waiting = [];
  };
  return {
    // As they arrive: no hook has heard of them yet, nor does any hear of an address that cannot be read.
    follow: (server) =>
      void server.on('request', (_request, response) => {
        count += 1;
        response.once('close', end);
      }),
    untilIdle: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
  };
}
