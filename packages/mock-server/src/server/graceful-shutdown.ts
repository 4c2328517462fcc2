import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { TransportFailure } from '#http/envelope.ts';
import type { InFlight } from './in-flight.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route goes on answering while the server stops. */
    whileStopping?: boolean;
  }
}

/** How a server stops. */
export interface Shutdown {
  /** How long it goes on taking calls, not ready any more, so that a proxy learns it; in ms of machine time. */
  readonly drainMs: number;
  /** How long the calls in flight may take after that, in ms of machine time. */
  readonly graceMs: number;
  readonly inFlight: InFlight;
  /** Called once it is clear that it stops, before anything else. */
  readonly onStopping: () => void;
}

/** Others may be sent to another server meanwhile, or to this one when it has started again. */
const COME_AGAIN_MS = 1000;

/** So long a busy connection is waited for, in ms: with the answer to its next call its client hears that it closes. */
const LINGER_MS = 100;

/** Waits for something, but no longer than a number of milliseconds. */
async function atMost(ms: number, awaited: Promise<void>): Promise<void> {
  const timeUp = new AbortController();
  await Promise.race([awaited, wait(ms, undefined, { signal: timeUp.signal })]);
  timeUp.abort();
}

/**
 * Has `app.close()` go in steps. For `drainMs` all goes on, but for answers that ask for their connection to be closed;
 * then new calls are refused with 503 while those in flight come to their answers; then the rest is cut off: browsers keep
 * connections open on which they ask for nothing. The port is open until then, so that whoever asks hears that it stops.
 */
export function installGracefulShutdown(
  app: FastifyInstance,
  { drainMs, graceMs, inFlight, onStopping }: Shutdown,
): void {
  let isStopping = false;
  let isRefusing = false;
  // Hooks with a callback where nothing is waited for: a promise in each of them is felt by every call.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isRefusing || request.routeOptions.config.whileStopping === true) return done();
    return done(
      new TransportFailure('unavailable', {
        message: 'This server is about to stop; nothing was done.',
        retryAfterMs: COME_AGAIN_MS,
      }),
    );
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // What was read on a connection is answered before it closes.
    if (isStopping && inFlight.isLatest(reply.raw)) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    onStopping();
    if (drainMs > 0 && app.server.listening) await wait(drainMs);
    isRefusing = true;
    await atMost(graceMs, inFlight.untilAnswered());
    await atMost(Math.min(LINGER_MS, graceMs), inFlight.untilNoneIsBusy());
    await atMost(graceMs, inFlight.untilAnswered());
  });
}
