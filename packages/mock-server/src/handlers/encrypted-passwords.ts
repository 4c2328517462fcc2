import type { Call } from '#calls/call.ts';
import { createRng } from '#random/rng.ts';
import { isPassword } from '#domain/accounts/account-rules.ts';
import { hashPassword, decryptPassword, verifyPassword } from '#domain/accounts/passwords.ts';
import { BusinessError } from '#contract/business-error.ts';

/**
 * Decrypts a new password and hashes it for storage. Slow: call it outside of transactions.
 * @param saltName determines the salt together with the world's seed and the time
 * @param otherHash of a password that must be different; empty for none
 * @throws {BusinessError} `passwordKeyStale`, `newPasswordNotAccepted`, `passwordsMustDiffer`
 */
export async function hashNewPassword(
  encrypted: string,
  saltName: string,
  call: Call,
  otherHash = '',
): Promise<string> {
  const decrypted = decryptPassword(encrypted);
  if ('failure' in decrypted && decrypted.failure === 'stale') throw new BusinessError('passwordKeyStale');
  if ('failure' in decrypted || !isPassword(decrypted.password, call.config))
    throw new BusinessError('newPasswordNotAccepted');
  if (otherHash !== '' && (await verifyPassword(decrypted.password, otherHash)))
    throw new BusinessError('passwordsMustDiffer');
  const salt = createRng(call.world.origin.seed, 'salt', saltName, call.now);
  return hashPassword(decrypted.password, salt, call.passwordCost);
}

/**
 * Hashes a new password before the transaction. The transaction calls the result, which returns the hash or throws the
 * refusal.
 */
export async function prepareNewPassword(
  encrypted: string,
  saltName: string,
  call: Call,
  otherHash?: string,
): Promise<() => string> {
  try {
    const hash = await hashNewPassword(encrypted, saltName, call, otherHash);
    return () => hash;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
