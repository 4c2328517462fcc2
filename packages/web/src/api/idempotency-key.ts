import { isSdkError, newIdempotencyKey } from '@tara/sdk';

/** Gives one idempotency key to each thing the player does. */
export interface IdempotencyKey {
  /**
   * Makes an attempt with a key: that of the last attempt, if its answer was lost a short while ago and it was the same,
   * so that the server tells how it ended; otherwise a new one.
   * @param body what is asked for, passwords included; kept in memory and only while the outcome is unknown
   */
  once: <T>(body: object, attempt: (idempotencyKey: string) => Promise<T>) => Promise<T>;
}

/** @param keptMs how long after a lost answer the same press means the same thing */
export function createIdempotencyKey(keptMs: number): IdempotencyKey {
  let lost: { key: string; asked: string; at: number } | null = null;
  return {
    async once(body, attempt) {
      const asked = JSON.stringify(body);
      const now = Date.now();
      const attempted =
        lost?.asked === asked && now - lost.at < keptMs ? lost : { key: newIdempotencyKey(), asked, at: now };
      lost = null;
      try {
        return await attempt(attempted.key);
      } catch (error) {
        if (isSdkError(error) && error.outcome === 'unknown') lost = attempted;
        throw error;
      }
    },
  };
}
