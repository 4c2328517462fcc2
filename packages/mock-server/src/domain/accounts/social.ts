import type { DocumentKey } from '#store/port.ts';
import { MINUTE_MS } from '#time/durations.ts';
import type { Pointer } from '../player/documents.ts';

/** A code from the authorization page, valid for one sign-in. */
export interface SocialCode {
  identity: string;
  /** The state that the client generated; it must come back with the code. */
  state: string;
  issuedAt: number;
  used: boolean;
}

const VALID_MS = 5 * MINUTE_MS;

export function socialCodeKey(code: string): DocumentKey<SocialCode> {
  return `social-code:${code}`;
}

/** Links an identity to the account that was opened with it. */
export function socialKey(identity: string): DocumentKey<Pointer> {
  return `social:${identity}`;
}

/**
 * Uses a code up. @returns the identity of the code; undefined if the code is unknown, used, expired or of another attempt
 */
export function redeemSocialCode(
  code: SocialCode | undefined,
  state: string,
  now: number,
): string | undefined {
  if (!code || code.used || code.state !== state || now - code.issuedAt > VALID_MS) return undefined;
  code.used = true;
  return code.identity;
}
