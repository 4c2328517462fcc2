import type { Operation } from '#contract/document.ts';
import { TransportFailure } from '#http/envelope.ts';
import type { WorldConfig } from '#config/world-config.ts';
import type { World } from '#worlds/world.ts';

/** The calls that somebody made since their window began. */
interface Window {
  since: number;
  calls: number;
}

/** By player; visitors share 0. A world keeps its settings object until they change, and then counts anew. */
const counted = new WeakMap<WorldConfig, Map<number, Window>>();

/**
 * Counts a call, which must not be one too many for whoever makes it.
 * @throws {TransportFailure} 429.
 */
export function countRequest(
  { config, clock }: World,
  operation: Operation,
  playerId: number | undefined,
): void {
  if (!config.requestLimit) return;
  const { calls, windowMs } = config.requestLimit;
  const now = clock.now();
  const callers = counted.get(config) ?? new Map<number, Window>();
  counted.set(config, callers);
  const known = callers.get(playerId ?? 0);
  if (!known || now - known.since >= windowMs) {
    callers.set(playerId ?? 0, { since: now, calls: 1 });
    return;
  }
  if (known.calls >= calls) {
    throw new TransportFailure('rateLimited', {
      operationId: operation.id,
      message: `More than ${calls} calls within ${windowMs} ms.`,
      retryAfterMs: known.since + windowMs - now,
    });
  }
  known.calls += 1;
}
