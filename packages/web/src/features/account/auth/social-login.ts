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

/**
 * Reads the answer in the address. Each attempt counts once.
 * @returns data for the server, or null if this tab has made no such attempt
 */
export function finishSocialLogin(
  query: URLSearchParams,
): { callback: SocialCallback; from: string | null } | null {
  const { state, uuid, from } = readObject(sessionStore, ATTEMPT);
  writeJson(sessionStore, ATTEMPT, null);
  const stored = typeof state === 'string' && typeof uuid === 'string' && uuid !== '';
  const callback = socialCallback(query, stored ? { state, uuid } : null);
  return callback && { callback, from: returnPath(typeof from === 'string' ? from : null) };
}
