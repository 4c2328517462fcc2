import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Follows the calls of a server. The function it gives waits until none is in flight. */
function followCalls({ server }: FastifyInstance): () => Promise<void> {
  let inFlight = 0;
  let tellIdle = (): void => undefined;
  server.on('request', (_request, response) => {
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
      if (inFlight === 0) tellIdle();
    });
  });
  return () =>
    new Promise((resolve) => {
      tellIdle = resolve;
      if (inFlight === 0) resolve();
    });
}

/**
 * Has `app.close()` take no more connections and wait for the calls in flight before it cuts the rest off: browsers keep
 * connections open on which they ask for nothing.
 * @param graceMs how long the calls may take, in ms of machine time
 */
export function installGracefulShutdown(app: FastifyInstance, graceMs: number): void {
  const untilIdle = followCalls(app);
  app.addHook('preClose', async () => {
    app.server.close();
    const timeUp = new AbortController();
    await Promise.race([untilIdle(), wait(graceMs, undefined, { signal: timeUp.signal })]);
    timeUp.abort();
  });
}
