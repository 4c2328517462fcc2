import type { OwnTexts } from '#api/failure.ts';
import { t } from '#messages/auth.ts';

/** What a log-in or registration says where no answer came. */
export function signInTexts(form: 'login' | 'registration'): OwnTexts {
  const offline = t('auth.offline');
  // A registration that was not answered may have gone through; a log-in does no harm.
  return { offline, unknown: form === 'registration' ? t('auth.registerUnknown') : offline };
}
