import type { Call, CommandCall } from '#calls/call.ts';
import { transactPlayer } from '#calls/transact-player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { clearLockout, countFailure, isLocked } from '#domain/accounts/lockout.ts';
import { decryptPassword, verifyPassword } from '#domain/accounts/passwords.ts';
import { recordAttempt, requireUnlocked } from '#domain/accounts/safebox-lock.ts';
import type { Lockout } from '#domain/player/account-state.ts';
import type { Player } from '#domain/player/player.ts';
import type { Frozen } from '#frozen.ts';
import { readPlayer } from '#worlds/unit-of-work.ts';

/** The password has changed since it was compared. */
class HashMovedError extends Error {
  override readonly name = 'HashMovedError';
}

/** One of the passwords of a player. */
interface PasswordKind {
  getState: (player: Frozen<Player>) => {
    readonly passwordHash: string;
    readonly lockout: Readonly<Lockout>;
  };
  /** Throws the refusal of a password that accepts no attempt at the moment. */
  check: (draft: Player, now: number) => void;
  /** Counts an attempt. The refusal is returned, not thrown, so that the count is stored. */
  record: (draft: Player, right: boolean, now: number) => BusinessError | undefined;
}

const safebox: PasswordKind = {
  getState: ({ safeLock }) => safeLock,
  check: requireUnlocked,
  record: recordAttempt,
};

const account: PasswordKind = {
  getState: (player) => player,
  check({ lockout }, now) {
    if (isLocked(lockout, now))
      throw new BusinessError('tooManyAttempts', { retryAfterMs: lockout.until - now });
  },
  record({ lockout }, right, now) {
    if (right) clearLockout(lockout);
    else countFailure(lockout, now);
    return right ? undefined : new BusinessError('oldPasswordWrong');
  },
};

interface Comparison {
  /** The hash that the password was compared with. */
  readonly hash: string;
  readonly verdict: 'right' | 'wrong' | 'stale';
}

/** Compares a password with the stored player's. A locked password is not compared. */
async function compare(
  { passwordHash: hash, lockout }: ReturnType<PasswordKind['getState']>,
  encrypted: string,
  now: number,
): Promise<Comparison> {
  const decrypted = decryptPassword(encrypted);
  if ('failure' in decrypted) return { hash, verdict: decrypted.failure === 'stale' ? 'stale' : 'wrong' };
  const isPointless = hash === '' || isLocked(lockout, now);
  const isRight = !isPointless && (await verifyPassword(decrypted.password, hash));
  return { hash, verdict: isRight ? 'right' : 'wrong' };
}

type Work<R> = (draft: Player, call: CommandCall) => Promise<R> | R;

/**
 * The transaction of a call with a password. The password is compared before, because that is slow; the transaction then
 * decides, so that simultaneous attempts are all counted.
 */
async function withPassword<R extends object>(
  kind: PasswordKind,
  stored: Frozen<Player>,
  encrypted: string,
  call: Call,
  work: Work<R>,
): Promise<R> {
  for (let player = stored; ;) {
    const { hash, verdict } = await compare(kind.getState(player), encrypted, call.now);
    try {
      return await transactPlayer(call, player.id, (draft, commandCall) => {
        const { now } = commandCall;
        kind.check(draft, now);
        if (verdict === 'stale') throw new BusinessError('passwordKeyStale');
        if (kind.getState(draft).passwordHash !== hash) throw new HashMovedError();
        return kind.record(draft, verdict === 'right', now) ?? work(draft, commandCall);
      });
    } catch (error) {
      if (!(error instanceof HashMovedError)) throw error;
      player = (await readPlayer(call.world, player.id)) ?? player;
    }
  }
}

/**
 * The transaction of a call with the safebox password.
 * @param stored the player as read before the transaction
 * @throws {BusinessError} `safeboxPasswordNotSet`, `safeboxLocked`, `passwordKeyStale`, `safeboxPasswordWrong`, which is
 *   counted; whatever `work` throws
 */
export async function withSafePassword<R extends object>(
  stored: Frozen<Player>,
  encrypted: string,
  call: Call,
  work: Work<R>,
): Promise<R> {
  return withPassword(safebox, stored, encrypted, call, work);
}

/**
 * The transaction of a call with the password of the account.
 * @param stored the player as read before the transaction
 * @throws {BusinessError} `tooManyAttempts`, `passwordKeyStale`, `oldPasswordWrong`, which is counted; whatever `work`
 *   throws
 */
export async function withAccountPassword<R extends object>(
  stored: Frozen<Player>,
  encrypted: string,
  call: Call,
  work: Work<R>,
): Promise<R> {
  return withPassword(account, stored, encrypted, call, work);
}
