import type { Call, CommandCall } from '#calls/call.ts';
import { transactPlayer } from '#calls/transact-player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { isLocked } from '#domain/accounts/lockout.ts';
import { decryptPassword, verifyPassword } from '#domain/accounts/passwords.ts';
import { recordAttempt, requireUnlocked } from '#domain/accounts/safebox-lock.ts';
import type { Player } from '#domain/player/player.ts';
import type { Frozen } from '#frozen.ts';
import { readPlayer } from '#worlds/unit-of-work.ts';

/** The password has changed since it was compared. */
class HashMovedError extends Error {
  override readonly name = 'HashMovedError';
}

interface Comparison {
  /** The hash that the password was compared with. */
  readonly hash: string;
  readonly verdict: 'right' | 'wrong' | 'stale';
}

/** Compares a safebox password with the stored player's. A locked safebox is not compared. */
async function compare({ safeLock }: Frozen<Player>, encrypted: string, now: number): Promise<Comparison> {
  const hash = safeLock.passwordHash;
  const decrypted = decryptPassword(encrypted);
  if ('failure' in decrypted) return { hash, verdict: decrypted.failure === 'stale' ? 'stale' : 'wrong' };
  const isPointless = hash === '' || isLocked(safeLock.lockout, now);
  const isRight = !isPointless && (await verifyPassword(decrypted.password, hash));
  return { hash, verdict: isRight ? 'right' : 'wrong' };
}

function checkComparison(
  draft: Player,
  { hash, verdict }: Comparison,
  now: number,
): BusinessError | undefined {
  requireUnlocked(draft, now);
  if (verdict === 'stale') throw new BusinessError('passwordKeyStale');
  if (draft.safeLock.passwordHash !== hash) throw new HashMovedError();
  return recordAttempt(draft, verdict === 'right', now);
}

/**
 * The transaction of a call with a safebox password. The password is compared before, because that is slow; the transaction
 * then decides, so that simultaneous attempts are all counted.
 * @param stored the player as read before the transaction
 * @throws {BusinessError} `safeboxPasswordNotSet`, `safeboxLocked`, `passwordKeyStale`, `safeboxPasswordWrong`, which is
 *   counted; whatever `work` throws
 */
export async function withSafePassword<R extends object>(
  stored: Frozen<Player>,
  encrypted: string,
  call: Call,
  work: (draft: Player, call: CommandCall) => Promise<R> | R,
): Promise<R> {
  for (let player = stored; ;) {
    const comparison = await compare(player, encrypted, call.now);
    try {
      return await transactPlayer(
        call,
        player.id,
        (draft, commandCall) =>
          checkComparison(draft, comparison, commandCall.now) ?? work(draft, commandCall),
      );
    } catch (error) {
      if (!(error instanceof HashMovedError)) throw error;
      player = (await readPlayer(call.world, player.id)) ?? player;
    }
  }
}
