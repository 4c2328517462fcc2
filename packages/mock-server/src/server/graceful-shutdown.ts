import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { TransportFailure } from '#http/envelope.ts';
import type { InFlight } from './in-flight.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route still answers while the server stops. */
    whileStopping?: boolean;
  }
}

export interface Shutdown {
  /**
   * How long the server still accepts calls while it reports "not ready", so that a proxy notices it; in ms of machine time.
   */
  readonly drainMs: number;
  /** How long the calls in flight may take after that, in ms of machine time. */
  readonly graceMs: number;
  readonly inFlight: InFlight;
  /** Called when the shutdown begins, before everything else. */
  readonly onStopping: () => void;
}

/** Waiting time for callers: another server may take the call, or this one after its restart. */
const RETRY_AFTER_MS = 1000;

/** How long a busy connection is waited for, in ms: the answer to its next call tells the client that it closes. */
const CLOSE_DELAY_MS = 100;

/** Waits for a promise, but at most a number of milliseconds. */
async function atMost(ms: number, awaited: Promise<void>): Promise<void> {
  const timeUp = new AbortController();
  await Promise.race([awaited, wait(ms, undefined, { signal: timeUp.signal })]);
  timeUp.abort();
}

/**
 * Lets `app.close()` work in steps. For `drainMs` the server works normally, except that answers request the close of their
 * connection. Then it refuses new calls with 503 while the calls in flight finish. Then it closes the remaining connections,
 * because browsers keep idle connections open. The port stays open until then, so that callers get the 503.
 */
export function installGracefulShutdown(
  app: FastifyInstance,
  { drainMs, graceMs, inFlight, onStopping }: Shutdown,
): void {
  let isStopping = false;
  let isRefusing = false;
  // Hooks with a callback, because a promise in each of them would slow down every call.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isRefusing || request.routeOptions.config.whileStopping === true) return done();
    return done(
      new TransportFailure('unavailable', {
        message: 'This server is about to stop; nothing was done.',
        retryAfterMs: RETRY_AFTER_MS,
      }),
    );
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Requests that were read on a connection are answered before it closes.
    if (isStopping && inFlight.isLatest(reply.raw)) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    onStopping();
    if (drainMs > 0 && app.server.listening) await wait(drainMs);
    isRefusing = true;
    await atMost(graceMs, inFlight.untilAnswered());
    await atMost(Math.min(CLOSE_DELAY_MS, graceMs), inFlight.untilNoneIsBusy());
    await atMost(graceMs, inFlight.untilAnswered());
  });
}
