import { SdkError } from '../core/error.ts';
import type { PasswordFallback } from '../core/password-fallback.ts';
import type { components } from '../generated/contract.ts';

/** The key that passwords are encrypted with; `passwordKey` of the web config. */
export type PasswordKey = components['schemas']['PasswordKey'];

/**
 * base64url without padding (RFC 4648, 5).
 * @param bytes any
 */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Encrypts a password for sending: `<kid>.<base64url>` of RSA-OAEP-256 over password, server nonce and time.
 * WebCrypto does it where the page is a secure context; elsewhere (a phone on plain http in the LAN)
 * a pure-JavaScript implementation does, which is loaded on first use. It guards against logs and caches on the way;
 * it is no replacement for TLS.
 * @param plain the password as typed
 * @param key kid, JWK and nonce from the web config
 * @param nowMs milliseconds since 1970 UTC
 * @param fallback loads what encrypts without WebCrypto
 * @returns the text that the call carries
 * @throws SdkError of kind crypto with neither WebCrypto nor a fallback; Error of the platform where the key cannot be
 * used
 */
export async function encryptPassword(
  plain: string,
  key: PasswordKey,
  nowMs: number,
  fallback?: PasswordFallback,
): Promise<string> {
  const message = new TextEncoder().encode(JSON.stringify({ p: plain, n: key.nonce, t: nowMs }));
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  const encrypted = subtle
    ? await withWebCrypto(subtle, key, message)
    : (await (fallback ?? missing)()).encryptOaep(key, message);
  return `${key.kid}.${toBase64Url(encrypted)}`;
}

/** A password that could not be encrypted. */
export function cryptoError(message: string): SdkError {
  return new SdkError({ kind: 'crypto', op: 'encryptPassword', message, outcome: 'not-sent' });
}

function missing(): never {
  throw cryptoError('no WebCrypto: install node-forge, and pass passwordFallback');
}

async function withWebCrypto(subtle: SubtleCrypto, key: PasswordKey, message: Uint8Array<ArrayBuffer>) {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const jwk: JsonWebKey = { kty: 'RSA', n: key.jwk.n, e: key.jwk.e };
  const imported = await subtle.importKey('jwk', jwk, algorithm, false, ['encrypt']);
  return new Uint8Array(await subtle.encrypt(algorithm, imported, message));
}
