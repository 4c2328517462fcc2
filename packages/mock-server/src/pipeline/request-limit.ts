import type { FastifyReply } from 'fastify';
import type { Operation } from '#contract/document.ts';
import { TransportFailure } from '#http/envelope.ts';
import type { DocumentKey } from '#store/port.ts';
import { transact } from '#store/transaction.ts';
import { SECOND_MS } from '#time/durations.ts';
import type { World } from '#worlds/world.ts';

/** The calls of a player since the window began. */
interface RequestWindow {
  since: number;
  calls: number;
  /** The limit of the window; a changed limit starts a new window. */
  limit: number;
  windowMs: number;
}

/** @param caller id of the player; visitors share 0 */
function windowKey(caller: number): DocumentKey<RequestWindow> {
  return `window:${caller}`;
}

/** The RateLimit headers. */
function limitHeaders(limit: number, calls: number, resetMs: number): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(limit - calls),
    'ratelimit-reset': String(Math.ceil(resetMs / SECOND_MS)),
  };
}

/**
 * Counts a call, refuses it beyond the limit, and sets the RateLimit headers.
 * @throws {TransportFailure} 429
 */
export async function countRequest(
  { config, clock, unrecordedStore }: World,
  operation: Operation,
  playerId: number | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (!config.requestLimit) return;
  const { calls: limit, windowMs } = config.requestLimit;
  const now = clock.now();
  const key = windowKey(playerId ?? 0);
  const { calls, left, isOver } = await transact(unrecordedStore, async (tx) => {
    const known = await tx.draft(key);
    const counts = known?.limit === limit && known.windowMs === windowMs && now - known.since < windowMs;
    if (!known || !counts) {
      if (known) Object.assign(known, { since: now, calls: 1, limit, windowMs });
      else tx.create(key, { since: now, calls: 1, limit, windowMs });
      return { calls: 1, left: windowMs, isOver: false };
    }
    const isOver = known.calls >= limit;
    if (!isOver) known.calls += 1;
    return { calls: known.calls, left: known.since + windowMs - now, isOver };
  });
  reply.headers(limitHeaders(limit, calls, left));
  if (!isOver) return;
  throw new TransportFailure('rateLimited', {
    operationId: operation.id,
    message: `More than ${limit} calls within ${windowMs} ms.`,
    retryAfterMs: left,
  });
}
