import type { FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '#worlds/world.ts';
import { failure, type ErrorDetail } from '#http/envelope.ts';

/** Notes in the journal a call that came to no handler: unknown, by a wrong method, or with a body that cannot be read. */
export function writeFailureEntry(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, detail, operationId }: { status: number; detail: ErrorDetail; operationId: string | undefined },
): Promise<void> {
  return world.journal.write({
    requestId: request.id,
    time: world.clock.now(),
    method: request.method,
    path: request.url,
    ...(operationId === undefined ? {} : { operationId }),
    status,
    errcode: status,
    durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
    request: request.body ?? null,
    response: failure(status, detail),
  });
}
