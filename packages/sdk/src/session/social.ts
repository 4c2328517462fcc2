import type { components } from '@tara/contract/api';
import type { SocialCallback } from './types.ts';

/** One attempt at a social sign-in. Keep it until the player returns, in a place that other sites cannot read. */
export interface SocialAttempt {
  state: string;
  uuid: string;
}

const SCOPE = 'profile openid email';

/**
 * The address of the external authorization page (spec 7.2).
 * @param config socialLogin of the web config
 * @param attempt two fresh random ids, e.g. of `newIdempotencyKey()`
 * @param redirectUri where the page sends the player back to, absolute
 * @returns null where the configuration names no page of http or https
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
    for (const [name, value] of Object.entries(query)) {
      url.searchParams.set(name, value);
    }
    return url.href;
  } catch {
    return null;
  }
}

/**
 * Reads the query with which the authorization page sent the player back, and compares it with the attempt.
 * @param query of the page that the player returned to
 * @param attempt the one that was kept, null for none
 * @returns what `session.socialSignIn` needs, or null when it is not the answer to this attempt
 */
export function socialCallback(query: URLSearchParams, attempt: SocialAttempt | null): SocialCallback | null {
  const state = query.get('state');
  const code = query.get('code');
  if (!attempt || !state || !code || state !== attempt.state) return null;
  return { state, code, uuid: attempt.uuid };
}
