import { isSdkError, newIdempotencyKey } from '@tara/sdk';

/** Gives one idempotency key to each action of the player. */
export interface IdempotencyKey {
  /**
   * Makes an attempt with an idempotency key. It reuses the key of the last attempt if the outcome of that attempt is
   * unknown, recent and had the same body; otherwise it creates a key.
   * @param body own fields of the call, passwords included; stored in memory while the outcome is unknown
   */
  once: <T>(body: object, attempt: (idempotencyKey: string) => Promise<T>) => Promise<T>;
}

/** @param keptMs how long an attempt with unknown outcome can be continued, in ms */
export function createIdempotencyKey(keptMs: number): IdempotencyKey {
  let unknown: { key: string; asked: string; at: number } | null = null;
  return {
    async once(body, attempt) {
      const requested = JSON.stringify(body);
      const now = Date.now();
      const attempted =
        unknown?.asked === requested && now - unknown.at < keptMs
          ? unknown
          : { key: newIdempotencyKey(), asked: requested, at: now };
      unknown = null;
      try {
        return await attempt(attempted.key);
      } catch (error) {
        if (isSdkError(error) && error.outcome === 'unknown') unknown = attempted;
        throw error;
      }
    },
  };
}
