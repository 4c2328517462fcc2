import type { Call } from '#calls/call.ts';
import { isLoginName, isPassword } from '#domain/accounts/account-rules.ts';
import { decryptPassword } from '#domain/accounts/passwords.ts';
import { BusinessError } from '#contract/business-error.ts';

/**
 * The first checks of log-in and registration.
 * @returns the password in plain text, only for hashing
 * @throws {BusinessError} `signInBusy`, `passwordKeyStale`, `signInInputInvalid`
 */
export function checkSignIn(account: string, encryptedPassword: string, { config }: Call): string {
  if (config.systemBusy) throw new BusinessError('signInBusy');
  const decrypted = decryptPassword(encryptedPassword);
  if ('failure' in decrypted)
    throw new BusinessError(decrypted.failure === 'stale' ? 'passwordKeyStale' : 'signInInputInvalid');
  if (!isLoginName(account)) throw new BusinessError('signInInputInvalid', { pointer: '/account' });
  if (!isPassword(decrypted.password, config))
    throw new BusinessError('signInInputInvalid', { pointer: '/password' });
  return decrypted.password;
}
