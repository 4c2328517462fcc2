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
 * The address of the external authorization page (spec 7.2); the attempt is kept in this tab for the return.
 * @param from where to return to after it
 * @returns null where the configuration names no usable page
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

/**
 * Takes up the answer in the address. Each attempt counts once.
 * @returns what the server needs, or null when the answer is not that of an attempt made in this tab
 */
export function finishSocialLogin(
  query: URLSearchParams,
): { callback: SocialCallback; from: string | null } | null {
  const { state, uuid, from } = readObject(sessionStore, ATTEMPT);
  writeJson(sessionStore, ATTEMPT, null);
  const kept = typeof state === 'string' && typeof uuid === 'string' && uuid !== '';
  const callback = socialCallback(query, kept ? { state, uuid } : null);
  return callback && { callback, from: returnPath(typeof from === 'string' ? from : null) };
}
