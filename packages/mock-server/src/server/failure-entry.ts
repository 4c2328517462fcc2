import type { FastifyReply, FastifyRequest } from 'fastify';
import { StoreFailure } from '#store/errors.ts';
import type { World } from '#worlds/world.ts';
import { failure, type ErrorDetail } from '#http/envelope.ts';

/**
 * Notes in the journal a call that came to no handler: unknown, by a wrong method, or with a body that cannot be read. What
 * is wrong with it is said although a store may be unable to note it.
 */
export async function writeFailureEntry(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, detail, operationId }: { status: number; detail: ErrorDetail; operationId: string | undefined },
): Promise<void> {
  const entry = {
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
  };
  try {
    await world.journal.write(entry);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
  }
}
