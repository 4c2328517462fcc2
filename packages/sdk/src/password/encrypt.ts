import { SdkError } from '../core/error.ts';
import type { PasswordFallback } from '../core/password-fallback.ts';
import type { components } from '../generated/contract.ts';

/** The key that passwords are encrypted with; `passwordKey` of the web config. */
export type PasswordKey = components['schemas']['PasswordKey'];

/**
 * base64url without padding (RFC 4648, 5).
 * @param bytes a few thousand at most
 */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = String.fromCharCode(...bytes);
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
 * @throws SdkError of kind crypto where the key cannot be used, and with neither WebCrypto nor a fallback
 */
export async function encryptPassword(
  plain: string,
  key: PasswordKey,
  nowMs: number,
  fallback?: PasswordFallback,
): Promise<string> {
  try {
    const message = new TextEncoder().encode(JSON.stringify({ p: plain, n: key.nonce, t: nowMs }));
    const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
    // Without a fallback the call of nothing throws, and what to do is said below.
    const encrypted = subtle
      ? await withWebCrypto(subtle, key, message)
      : (await (fallback as PasswordFallback)()).encryptOaep(key, message);
    return `${key.kid}.${toBase64Url(encrypted)}`;
  } catch {
    // The cause is dropped on purpose: it must not be able to carry the password.
    throw new SdkError({
      kind: 'crypto',
      op: 'encryptPassword',
      message:
        'the password could not be encrypted; without WebCrypto, install node-forge and pass passwordFallback',
      outcome: 'not-sent',
    });
  }
}

async function withWebCrypto(subtle: SubtleCrypto, key: PasswordKey, message: Uint8Array<ArrayBuffer>) {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const jwk: JsonWebKey = { kty: 'RSA', n: key.jwk.n, e: key.jwk.e };
  const imported = await subtle.importKey('jwk', jwk, algorithm, false, ['encrypt']);
  return new Uint8Array(await subtle.encrypt(algorithm, imported, message));
}
