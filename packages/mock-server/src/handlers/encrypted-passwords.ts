import type { Call } from '#calls/call.ts';
import { createRng } from '#random/rng.ts';
import { isPassword } from '#domain/accounts/account-rules.ts';
import { hashPassword, decryptPassword, verifyPassword } from '#domain/accounts/passwords.ts';
import { BusinessError } from '#contract/business-error.ts';

/**
 * Opens a new password as it was sent and hashes it for keeping.
 * @param saltName makes the salt, together with the world's seed and the time.
 * @throws {BusinessError} `passwordKeyStale`, `newPasswordNotAccepted`.
 */
export function hashNewPassword(encrypted: string, saltName: string, call: Call): Promise<string> {
  const decrypted = decryptPassword(encrypted);
  if ('failure' in decrypted && decrypted.failure === 'stale') throw new BusinessError('passwordKeyStale');
  if ('failure' in decrypted || !isPassword(decrypted.password, call.config))
    throw new BusinessError('newPasswordNotAccepted');
  const salt = createRng(call.world.origin.seed, 'salt', saltName, call.now);
  return hashPassword(decrypted.password, salt, call.passwordCost);
}

interface Comparison {
  readonly hash: string;
  readonly verdict: Promise<boolean>;
}

const made = new WeakMap<object, Comparison>();

/**
 * Whether an encrypted password is the one behind the hash. A command runs again when calls of one player meet; the slow
 * comparison is made once per request all the same.
 * @param request the body that the password came in.
 * @throws {BusinessError} `passwordKeyStale`.
 */
export function matchesHash(request: object, encrypted: string, hash: string): Promise<boolean> {
  const known = made.get(request);
  if (known?.hash === hash) return known.verdict;
  const decrypted = decryptPassword(encrypted);
  if ('failure' in decrypted && decrypted.failure === 'stale') throw new BusinessError('passwordKeyStale');
  const verdict = 'failure' in decrypted ? Promise.resolve(false) : verifyPassword(decrypted.password, hash);
  made.set(request, { hash, verdict });
  return verdict;
}
