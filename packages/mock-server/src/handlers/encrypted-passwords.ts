import type { Call } from '#calls/call.ts';
import { createChance } from '#random/rng.ts';
import { isPassword } from '#domain/accounts/account-rules.ts';
import { hashPassword, openPassword, verifyPassword } from '#domain/accounts/passwords.ts';
import { Refusal } from '#contract/business-error.ts';

/**
 * Opens a new password as it came over the wire and hashes it for keeping.
 * @param saltName makes the salt, together with the world's seed and the time.
 * @throws {Refusal} `passwordKeyStale`, `newPasswordNotAccepted`.
 */
export const hashNewPassword = (sealed: string, saltName: string, call: Call): Promise<string> => {
  const opened = openPassword(sealed);
  if ('failure' in opened && opened.failure === 'stale') throw new Refusal('passwordKeyStale');
  if ('failure' in opened || !isPassword(opened.password, call.config))
    throw new Refusal('newPasswordNotAccepted');
  const salt = createChance(call.world.origin.seed, 'salt', saltName, call.now);
  return hashPassword(opened.password, salt, call.passwordCost);
};

interface Comparison {
  readonly hash: string;
  readonly verdict: Promise<boolean>;
}

const made = new WeakMap<object, Comparison>();

/**
 * Whether a sealed password is the one behind the hash. A command runs again when calls of one player meet; the slow
 * comparison is made once per request all the same.
 * @param request the body that the password came in.
 * @throws {Refusal} `passwordKeyStale`.
 */
export const matchesHash = (request: object, sealed: string, hash: string): Promise<boolean> => {
  const known = made.get(request);
  if (known?.hash === hash) return known.verdict;
  const opened = openPassword(sealed);
  if ('failure' in opened && opened.failure === 'stale') throw new Refusal('passwordKeyStale');
  const verdict = 'failure' in opened ? Promise.resolve(false) : verifyPassword(opened.password, hash);
  made.set(request, { hash, verdict });
  return verdict;
};
