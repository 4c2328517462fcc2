import type { Call } from '#calls/call.ts';
import { isKnownForm, isPassword } from '#domain/accounts/account-rules.ts';
import { openPassword } from '#domain/accounts/passwords.ts';
import { Refusal } from '#contract/business-error.ts';

/**
 * The checks that log-in and registration begin with.
 * @returns the password in plain text, for hashing and nothing else.
 * @throws {Refusal} `signInBusy`, `passwordKeyStale`, `signInInputInvalid`.
 */
export const openSignIn = (account: string, sealedPassword: string, { config }: Call): string => {
  if (config.systemBusy) throw new Refusal('signInBusy');
  const opened = openPassword(sealedPassword);
  if ('failure' in opened)
    throw new Refusal(opened.failure === 'stale' ? 'passwordKeyStale' : 'signInInputInvalid');
  if (!isKnownForm(account)) throw new Refusal('signInInputInvalid', { pointer: '/account' });
  if (!isPassword(opened.password, config)) throw new Refusal('signInInputInvalid', { pointer: '/password' });
  return opened.password;
};
