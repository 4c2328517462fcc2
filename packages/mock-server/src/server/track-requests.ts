import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestLevel, requestLine, type RequestEnd } from '#log/log-lines.ts';
import type { Log } from '#log/log.ts';
import type { AnsweredRequest } from '#metrics/answered-request.ts';
import type { Metrics } from '#metrics/metrics.ts';
import { stopwatch } from '#time/clock.ts';

/** Under which name a request is counted: there are as many as there are calls, whatever addresses callers make up. */
function countedAs({ routeOptions, is404 }: FastifyRequest): string {
  const { operation, controlId } = routeOptions.config;
  return operation?.id ?? controlId ?? (is404 ? 'unknown' : 'other');
}

/** What a call of the contract answered; a body that was prepared beforehand is a success. */
function errcodeOf(request: FastifyRequest, status: number | undefined): AnsweredRequest['errcode'] {
  const { operation } = request.routeOptions.config;
  if (!operation || status === undefined) return undefined;
  const { errcode = status === 200 ? 0 : status } = request;
  const isKnown =
    errcode === 0 || errcode === status || operation.errcodes.some(({ code }) => code === errcode);
  return isKnown ? errcode : 'other';
}

/** Counts every request and writes its line when its answer has left, or when it is certain that none will arrive. */
export function trackRequests(
  app: FastifyInstance,
  { metrics, log, secrets }: { metrics: Metrics; log: Log; secrets: readonly string[] },
): void {
  const end = (request: FastifyRequest, how: RequestEnd): void => {
    const { status, durationMs } = how;
    const errcode = errcodeOf(request, status);
    metrics.answered({ operationId: countedAs(request), status, errcode, durationMs });
    if (log.kind === 'none') return;
    if (typeof errcode === 'number') request.errcode ??= errcode;
    log.write(requestLevel(how), requestLine(request, how, secrets));
  };
  app.addHook('onRequest', (request, { raw }, done) => {
    const elapsed = stopwatch();
    let isWhole = false;
    raw.once('finish', () => {
      isWhole = true;
      end(request, { status: raw.statusCode, durationMs: elapsed() });
    });
    // Node's `finished` listens twice here, with those of a file's stream too often for its warning of leaks.
    raw.once('close', () => {
      if (!isWhole) end(request, { status: undefined, durationMs: elapsed() });
    });
    done();
  });
}
