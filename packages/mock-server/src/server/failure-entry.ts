import type { FastifyReply, FastifyRequest } from 'fastify';
import { StoreFailure } from '#store/errors.ts';
import type { World } from '#worlds/world.ts';
import { getTraceId } from '#http/trace-id.ts';
import { failure, type ErrorDetail } from '#http/envelope.ts';

/**
 * Writes to the journal a call that reached no handler: unknown, with a wrong method, or with an unreadable body. The caller
 * gets the error even if the store cannot write the entry.
 */
export async function writeFailureEntry(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, detail, operationId }: { status: number; detail: ErrorDetail; operationId: string | undefined },
): Promise<void> {
  const traceId = getTraceId(request.headers);
  const entry = {
    requestId: request.id,
    time: world.clock.now(),
    method: request.method,
    path: request.url,
    ...(operationId === undefined ? {} : { operationId }),
    status,
    errcode: status,
    durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
    ...(traceId === undefined ? {} : { traceId }),
    headers: request.headers,
    request: request.body ?? null,
    response: failure(status, detail),
    arrival: world.arrive(),
    generation: world.generation,
  };
  try {
    await world.journal.write(entry);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
  }
}
