import type { OwnTexts } from '#api/failure.ts';
import { t } from '#messages/auth.ts';

/** Texts of a log-in or registration without an answer. */
export function signInTexts(form: 'login' | 'registration'): OwnTexts {
  const offline = t('auth.offline');
  // A registration without an answer may have succeeded; a repeated log-in is harmless.
  return { offline, unknown: form === 'registration' ? t('auth.registerUnknown') : offline };
}
