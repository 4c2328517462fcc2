import type { components, SocialCallback } from '@tara/sdk';
import { externalUrl } from '@tara/sdk/rules';
import { namespace } from '#api/sdk.ts';
import { randomId } from '#lib/random-id.ts';
import { perSession, readJson, writeJson } from '#lib/storage.ts';
import { href } from '#routing/layout.ts';

const ATTEMPT = `${namespace}.socialLogin`;
const SCOPE = 'profile openid email';

interface Attempt {
  state: string;
  uuid: string;
}

/**
 * The address of the external authorization page (spec 7.2), with a fresh state that is kept for the return.
 * @returns null where the configuration names no usable page
 */
export function startSocialLogin(config: components['schemas']['SocialLoginConfig']): string | null {
  const page = externalUrl(new URL(config.authorizeUrl, window.location.href).href);
  if (page === null) return null;
  const attempt: Attempt = { state: randomId(), uuid: randomId() };
  writeJson(perSession, ATTEMPT, attempt);
  const url = new URL(page);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('client_id', config.clientId);
  url.searchParams.set('redirect_uri', window.location.origin + href('login'));
  url.searchParams.set('scope', SCOPE);
  url.searchParams.set('state', attempt.state);
  return url.href;
}

/** What came back from the authorization page, or null when the address carries no answer. */
export function socialAnswer(query: URLSearchParams): { state: string; code: string } | null {
  const state = query.get('state');
  const code = query.get('code');
  return state && code ? { state, code } : null;
}

/**
 * Compares an answer with the attempt that asked for it. Each attempt counts once.
 * @returns what the server needs, or null when the answer is not that of an attempt made in this tab
 */
export function finishSocialLogin(answer: { state: string; code: string }): SocialCallback | null {
  const attempt = readJson<Partial<Attempt>>(perSession, ATTEMPT);
  writeJson(perSession, ATTEMPT, null);
  if (!attempt?.state || !attempt.uuid || attempt.state !== answer.state) return null;
  return { ...answer, uuid: attempt.uuid };
}
