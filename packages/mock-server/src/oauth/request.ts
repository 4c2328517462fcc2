import { CLIENT_ID } from './address.ts';

/** A valid authorization request. */
export interface AuthorizationRequest {
  readonly redirectUri: URL;
  readonly state: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is allowed as redirect_uri: only this site and the user's own machine. */
function redirectTarget(text: unknown, origins: readonly string[]): URL | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  const isOurs = origins.includes(url.origin) || LOOPBACK.has(url.hostname);
  return isWeb && isPlain && isOurs ? url : undefined;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Parses the query of an authorization request (spec 7.2: response_type code, scope profile openid email).
 * @returns the request, or its defect in words
 */
export function readAuthorization(
  query: Readonly<Record<string, unknown>>,
  { ownOrigins }: { readonly ownOrigins: readonly string[] },
): AuthorizationRequest | string {
  const redirectUri = redirectTarget(query['redirect_uri'], ownOrigins);
  if (!redirectUri) return 'The redirect_uri is neither on this site nor on this machine.';
  if (query['response_type'] !== 'code') return 'The response_type must be code.';
  if (query['client_id'] !== CLIENT_ID) return 'The client_id is unknown.';
  if (asText(query['scope']) === '') return 'A scope is missing.';
  const state = asText(query['state']);
  if (!/^[\w.~-]{8,128}$/.test(state)) return 'The state must be 8 to 128 letters, digits and . _ ~ -.';
  return { redirectUri, state };
}

/** The redirect address with the answer in its query. The state is the state of the request, unless the answer has one. */
export function redirectAnswer(
  { redirectUri, state }: AuthorizationRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state: answer['state'] ?? state }))
    url.searchParams.set(name, value);
  return url.href;
}
