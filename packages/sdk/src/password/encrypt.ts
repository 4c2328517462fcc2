import { SdkError } from '../core/error.ts';
import type { PasswordFallback } from '../core/password-fallback.ts';
import type { components } from '../generated/contract.ts';

/** The key that passwords are encrypted with; `passwordKey` of the web config. */
export type PasswordKey = components['schemas']['PasswordKey'];

/** Of the padding: as long as the hash. */
const SEED_BYTES = 32;

/**
 * base64url without padding (RFC 4648, 5).
 * @param bytes a ciphertext: some hundreds at most
 */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
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
 * @throws SdkError of kind crypto where the key cannot be used, there is no source of secret random numbers, or neither
 * WebCrypto nor a fallback
 */
export async function encryptPassword(
  plain: string,
  key: PasswordKey,
  nowMs: number,
  fallback?: PasswordFallback,
): Promise<string> {
  try {
    const message = new TextEncoder().encode(JSON.stringify({ p: plain, n: key.nonce, t: nowMs }));
    const { crypto } = globalThis;
    const subtle = crypto.subtle as SubtleCrypto | undefined;
    // Throws where there is no such source: with a guessable seed the same password would look the same on two pages.
    const seed = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
    const encrypted = subtle
      ? await withWebCrypto(subtle, key, message)
      : (await (fallback as PasswordFallback)()).encryptOaep(key, message, seed);
    return `${key.kid}.${toBase64Url(encrypted)}`;
  } catch {
    // The cause is dropped on purpose: it must not be able to carry the password.
    throw new SdkError({
      kind: 'crypto',
      op: 'encryptPassword',
      message: 'needs WebCrypto or a passwordFallback (node-forge)',
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
