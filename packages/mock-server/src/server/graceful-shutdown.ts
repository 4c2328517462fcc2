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
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    onStopping();
    if (drainMs > 0 && app.server.listening) await wait(drainMs);
    isRefusing = true;
    const timeUp = new AbortController();
    await Promise.race([inFlight.untilIdle(), wait(graceMs, undefined, { signal: timeUp.signal })]);
    timeUp.abort();
  });
}
