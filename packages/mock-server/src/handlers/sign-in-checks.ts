import type { Call } from '#calls/call.ts';
import { isKnownForm, isPassword } from '#domain/accounts/account-rules.ts';
import { decryptPassword } from '#domain/accounts/passwords.ts';
import { BusinessError } from '#contract/business-error.ts';

/**
 * The checks that log-in and registration begin with.
 * @returns the password in plain text, for hashing and nothing else.
 * @throws {BusinessError} `signInBusy`, `passwordKeyStale`, `signInInputInvalid`.
 */
export function checkSignIn(account: string, encryptedPassword: string, { config }: Call): string {
  if (config.systemBusy) throw new BusinessError('signInBusy');
  const decrypted = decryptPassword(encryptedPassword);
  if ('failure' in decrypted)
    throw new BusinessError(decrypted.failure === 'stale' ? 'passwordKeyStale' : 'signInInputInvalid');
  if (!isKnownForm(account)) throw new BusinessError('signInInputInvalid', { pointer: '/account' });
  if (!isPassword(decrypted.password, config))
    throw new BusinessError('signInInputInvalid', { pointer: '/password' });
  return decrypted.password;
}
