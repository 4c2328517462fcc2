import type { Player } from '#domain/player/player.ts';
import { BusinessError } from '#contract/business-error.ts';

/** So many answers are kept per player. */
const KEPT = 20;

/**
 * The answer that this key got before.
 * @throws {BusinessError} `idempotencyKeyReused` when the key came with another call or body.
 */
export function findReplay(
  player: Player,
  key: string,
  operation: string,
  body: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const replay = player.replays.find((candidate) => candidate.key === key);
  if (!replay) return undefined;
  if (replay.operation !== operation || replay.body !== JSON.stringify(body))
    throw new BusinessError('idempotencyKeyReused');
  return replay.answer;
}

/** Keeps an answer for its key, in the transaction that made it. */
export function rememberReplay(
  draft: Player,
  key: string,
  operation: string,
  body: unknown,
  answer: object,
): void {
  draft.replays = [
    ...draft.replays,
    { key, operation, body: JSON.stringify(body), answer: { ...answer } },
  ].slice(-KEPT);
}
