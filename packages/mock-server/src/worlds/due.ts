import { isIdempotencyRecord, type IdempotencyRecord } from '#idempotency/index.ts';
import { PLAYER_PREFIX } from '#domain/player/documents.ts';
import type { Player } from '#domain/player/player.ts';
import type { DueAt } from '#store/port.ts';

/** A player is due at the next timer, an idempotency record at its expiry. */
export const dueAt: DueAt = (key, value) => {
  if (key.startsWith(PLAYER_PREFIX)) return (value as Partial<Player>).nextTimerAt ?? 0;
  if (isIdempotencyRecord(key)) return (value as IdempotencyRecord).forgetAt;
  return 0;
};
