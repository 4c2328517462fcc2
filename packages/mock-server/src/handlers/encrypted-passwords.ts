import type { Call } from '#calls/call.ts';
import { createRng } from '#random/rng.ts';
import { isPassword } from '#domain/accounts/account-rules.ts';
import { hashPassword, decryptPassword } from '#domain/accounts/passwords.ts';
import { BusinessError } from '#contract/business-error.ts';

/**
 * Opens a new password as it was sent and hashes it for keeping. Takes long: not within a transaction.
 * @param saltName makes the salt, together with the world's seed and the time.
 * @throws {BusinessError} `passwordKeyStale`, `newPasswordNotAccepted`.
 */
export async function hashNewPassword(encrypted: string, saltName: string, call: Call): Promise<string> {
  const decrypted = decryptPassword(encrypted);
  if ('failure' in decrypted && decrypted.failure === 'stale') throw new BusinessError('passwordKeyStale');
  if ('failure' in decrypted || !isPassword(decrypted.password, call.config))
    throw new BusinessError('newPasswordNotAccepted');
  const salt = createRng(call.world.origin.seed, 'salt', saltName, call.now);
  return hashPassword(decrypted.password, salt, call.passwordCost);
}

/** The hash of a new password, or why it is not accepted: made before the transaction, told at its place within. */
export async function prepareNewPassword(
  encrypted: string,
  saltName: string,
  call: Call,
): Promise<() => string> {
  try {
    const hash = await hashNewPassword(encrypted, saltName, call);
    return () => hash;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
