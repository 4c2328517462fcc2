import type { components } from '@tara/contract/api';
import type { SocialCallback } from './types.ts';

/** One attempt at a social sign-in. Store it until the player returns, where other sites cannot read it. */
export interface SocialAttempt {
  state: string;
  uuid: string;
}

const SCOPE = 'profile openid email';

/**
 * Returns the address of the external authorization page (spec 7.2).
 * @param config socialLogin of the web config
 * @param attempt two fresh random ids, e.g. of `newIdempotencyKey()`
 * @param redirectUri absolute address to which the page sends the player back
 * @returns null if the configuration has no http(s) page
 */
export function socialSignInUrl(
  config: components['schemas']['SocialLoginConfig'],
  attempt: SocialAttempt,
  redirectUri: string,
): string | null {
  try {
    const url = new URL(config.authorizeUrl, redirectUri);
    if (!/^https?:$/.test(url.protocol)) return null;
    const query = {
      response_type: 'code',
      client_id: config.clientId,
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: attempt.state,
    };
    // React Native's URL cannot change its query.
    const [address = '', hash = ''] = url.href.split(/(?=#)/);
    const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return `${address}${address.includes('?') ? '&' : '?'}${fields.join('&')}${hash}`;
  } catch {
    return null;
  }
}

/**
 * Reads the query of the page to which the player returned and compares it with the attempt.
 * @param query query of the page
 * @param attempt the stored attempt, null for none
 * @returns the argument of `session.socialSignIn`, or null if the query is not the answer to this attempt
 */
export function socialCallback(query: URLSearchParams, attempt: SocialAttempt | null): SocialCallback | null {
  const state = query.get('state');
  const code = query.get('code');
  if (!attempt || !state || !code || state !== attempt.state) return null;
  return { state, code, uuid: attempt.uuid };
}
