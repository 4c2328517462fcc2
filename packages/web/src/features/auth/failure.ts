import type { SdkError } from '@tara/sdk';
import { loginFailure } from '@tara/sdk/rules';
import { tMessage, together, type PlainKey } from '#i18n/t.ts';
import { t as tAuth } from '#messages/auth.ts';
import { t as tAccount } from '#messages/account.ts';

const t = together(tAuth, tAccount);

/** Kinds of failure in which the server has said nothing that could be shown. */
const unanswered: Partial<Record<SdkError['kind'], PlainKey<'auth'>>> = {
  network: 'auth.offline',
  timeout: 'auth.timeout',
  parse: 'auth.garbled',
  crypto: 'auth.crypto',
};

/** What to say of a failed log-in or registration (spec 8). @param form which list of errcodes applies */
export function signInFailure(error: SdkError, form: 'login' | 'account' | 'phone'): string {
  // A registration that was not answered may have gone through.
  const made = form !== 'login' && error.outcome === 'unknown';
  if (made && (error.kind === 'network' || error.kind === 'timeout')) return t('auth.registerUnknown');
  const silent = unanswered[error.kind];
  if (silent) return t(silent);
  return tMessage(loginFailure(error.errcode ?? error.status ?? 0, form));
}

/** What to say of any other refused form: the errcode's own text, or the general one with its number. */
export function formFailure(error: SdkError, unknown: PlainKey<'auth' | 'account'>): string {
  if (error.kind === 'crypto') return t('auth.crypto');
  if (error.errcode === undefined) return t(error.outcome === 'unknown' ? unknown : 'common.network');
  return tMessage({ key: `errors.${error.errcode}`, values: { errcode: error.errcode } });
}
