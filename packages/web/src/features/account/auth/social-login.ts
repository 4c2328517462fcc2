import {
  newIdempotencyKey,
  socialCallback,
  socialSignInUrl,
  type components,
  type SocialAttempt,
  type SocialCallback,
} from '@tara/sdk';
import { namespace } from '#api/sdk.ts';
import { sessionStore, readObject, writeJson } from '#lib/storage.ts';
import { href } from '#routing/layout.ts';
import { returnPath } from '#routing/return-path.ts';

const ATTEMPT = `${namespace}.socialLogin`;

/**
 * The address of the external authorization page (spec 7.2). The attempt is stored in this tab.
 * @param from where to return afterwards
 * @returns null if the configuration has no usable page
 */
export function startSocialLogin(
  config: components['schemas']['SocialLoginConfig'],
  from: string | null,
): string | null {
  const attempt: SocialAttempt = { state: newIdempotencyKey(), uuid: newIdempotencyKey() };
  const url = socialSignInUrl(config, attempt, window.location.origin + href('login'));
  if (url !== null) writeJson(sessionStore, ATTEMPT, { ...attempt, from });
  return url;
}

/** The answer of the authorization page to an attempt of this tab. */
export type SocialAnswer = { readonly from: string | null } & (
  | { readonly callback: SocialCallback }
  /** An error of OAuth 2.0 instead of a code, for example `access_denied` after Cancel. */
  | { readonly error: string }
);

/**
 * Reads the answer in the address. Each attempt counts once.
 * @returns data for the server or an error, or null if this tab has made no such attempt
 */
export function finishSocialLogin(query: URLSearchParams): SocialAnswer | null {
  const { state, uuid, from: stored } = readObject(sessionStore, ATTEMPT);
  writeJson(sessionStore, ATTEMPT, null);
  if (typeof state !== 'string' || typeof uuid !== 'string' || uuid === '') return null;
  const from = returnPath(typeof stored === 'string' ? stored : null);
  const error = query.get('error');
  if (error) return query.get('state') === state ? { error, from } : null;
  const callback = socialCallback(query, { state, uuid });
  return callback && { callback, from };
}
