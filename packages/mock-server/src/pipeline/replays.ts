import type { Player } from '#domain/player/player.ts';
import { BusinessError } from '#contract/business-error.ts';

/** So many answers are kept per player. */
const KEPT = 20;

/**
 * What a body asks for. Passwords are left out: they look different each time they are encrypted, and a replay proves
 * nothing by them, as it does nothing.
 */
function intentionOf(body: unknown): string {
  return JSON.stringify(body, (name, value: unknown) => (/password$/i.test(name) ? undefined : value));
}

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
  if (replay.operation !== operation || replay.body !== intentionOf(body))
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
    { key, operation, body: intentionOf(body), answer: { ...answer } },
  ].slice(-KEPT);
}
