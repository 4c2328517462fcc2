import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestLevel, requestLine, type RequestEnd } from '#log/log-lines.ts';
import type { Log } from '#log/log.ts';
import type { AnsweredRequest } from '#metrics/series.ts';
import type { Metrics } from '#metrics/metrics.ts';
import { stopwatch } from '#time/clock.ts';

/** The name under which a request is counted. The names are limited to the calls, regardless of the requested addresses. */
function countedAs({ routeOptions, is404 }: FastifyRequest): string {
  const { operation, controlId } = routeOptions.config;
  return operation?.id ?? controlId ?? (is404 ? 'unknown' : 'other');
}

/** The errcode of a call of the contract; a prepared body is a success. */
function getErrcode(request: FastifyRequest, status: number | undefined): AnsweredRequest['errcode'] {
  const { operation } = request.routeOptions.config;
  if (!operation || status === undefined) return undefined;
  const { errcode = status === 200 ? 0 : status } = request;
  const isKnown =
    errcode === 0 || errcode === status || operation.errcodes.some(({ code }) => code === errcode);
  return isKnown ? errcode : 'other';
}

/** Counts and logs every request after its answer was sent, or once it is certain that none will arrive. */
export function trackRequests(
  app: FastifyInstance,
  { metrics, log, secrets }: { metrics: Metrics; log: Log; secrets: readonly string[] },
): void {
  const end = (request: FastifyRequest, how: RequestEnd): void => {
    const { status, durationMs } = how;
    const errcode = getErrcode(request, status);
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
      end(request, { status: raw.statusCode, durationMs: request.headMs ?? elapsed() });
    });
    // Node's `finished` adds two listeners; with the listeners of a file stream they would exceed the limit of its leak warning.
    raw.once('close', () => {
      if (!isWhole)
        end(request, {
          status: request.headMs === undefined ? undefined : raw.statusCode,
          durationMs: request.headMs ?? elapsed(),
        });
    });
    done();
  });
}
