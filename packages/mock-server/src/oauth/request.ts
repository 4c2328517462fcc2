import { readOwnAddress } from '#http/own-address.ts';
import { CLIENT_ID } from './address.ts';

/** A valid authorization request. */
export interface AuthorizationRequest {
  readonly redirectUri: URL;
  readonly state: string;
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
  const redirectUri = readOwnAddress(query['redirect_uri'], ownOrigins);
  if (!redirectUri || redirectUri.hash !== '')
    return 'The redirect_uri is neither on this site nor on this machine.';
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
