import type { FastifyReply } from 'fastify';
import type { Operation } from '#contract/document.ts';
import { TransportFailure } from '#http/envelope.ts';
import type { WorldConfig } from '#config/world-config.ts';
import { SECOND_MS } from '#time/durations.ts';
import type { World } from '#worlds/world.ts';

/** The calls that somebody made since their window began. */
interface Window {
  since: number;
  calls: number;
}

/** By player; visitors share 0. A world keeps its settings object until they change, and then counts anew. */
const counted = new WeakMap<WorldConfig, Map<number, Window>>();

/** The headers that say how many calls are left. */
function limitHeaders(limit: number, calls: number, resetMs: number): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(limit - calls),
    'ratelimit-reset': String(Math.ceil(resetMs / SECOND_MS)),
  };
}

/**
 * Counts a call, which must not be one too many for whoever makes it, and says in the answer's headers how many are left.
 * @throws {TransportFailure} 429.
 */
export function countRequest(
  { config, clock }: World,
  operation: Operation,
  playerId: number | undefined,
  reply: FastifyReply,
): void {
  if (!config.requestLimit) return;
  const { calls, windowMs } = config.requestLimit;
  const now = clock.now();
  const callers = counted.get(config) ?? new Map<number, Window>();
  counted.set(config, callers);
  const known = callers.get(playerId ?? 0);
  if (!known || now - known.since >= windowMs) {
    callers.set(playerId ?? 0, { since: now, calls: 1 });
    reply.headers(limitHeaders(calls, 1, windowMs));
    return;
  }
  const left = known.since + windowMs - now;
  if (known.calls >= calls) {
    reply.headers(limitHeaders(calls, known.calls, left));
    throw new TransportFailure('rateLimited', {
      operationId: operation.id,
      message: `More than ${calls} calls within ${windowMs} ms.`,
      retryAfterMs: left,
    });
  }
  known.calls += 1;
  reply.headers(limitHeaders(calls, known.calls, left));
}
