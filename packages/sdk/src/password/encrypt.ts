import { SdkError } from '../core/error.ts';
import { utf8 } from '../core/utf8.ts';
import type { PasswordFallback } from '../core/password-fallback.ts';
import type { components } from '@tara/contract/api';

/** The key that passwords are encrypted with; `passwordKey` of the web config. */
export type PasswordKey = components['schemas']['PasswordKey'];

/** Of the padding: as long as the hash. */
const SEED_BYTES = 32;
/** Of the padding in all (RFC 8017, 7.1.1). */
const PADDING_BYTES = 66;

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
 * @throws SdkError of kind crypto where the key cannot be used, the password is too long for it, there is no source of
 * secret random numbers, or neither WebCrypto nor a fallback; its message says which
 */
export async function encryptPassword(
  plain: string,
  key: PasswordKey,
  nowMs: number,
  fallback?: PasswordFallback,
): Promise<string> {
  let needs = 'a key';
  try {
    const text = utf8(JSON.stringify({ p: plain, n: key.nonce, t: nowMs }));
    const message = Uint8Array.from(text, (byte) => byte.charCodeAt(0));
    needs = 'crypto.getRandomValues';
    const { crypto } = globalThis;
    const subtle = crypto.subtle as SubtleCrypto | undefined;
    // Throws where there is no such source: with a guessable seed the same password would look the same on two pages.
    const seed = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
    needs = 'WebCrypto or a passwordFallback (node-forge)';
    const load = subtle ? undefined : await (fallback as PasswordFallback)();
    // Six bits of a character of the modulus, and what the padding takes.
    const excess = message.length - Math.floor(key.jwk.n.length * 0.75) + PADDING_BYTES;
    needs = excess > 0 ? `a password ${excess} bytes shorter` : 'a usable key';
    const encrypted = load
      ? load.encryptOaep(key, message, seed)
      : await withWebCrypto(subtle as SubtleCrypto, key, message);
    return `${key.kid}.${toBase64Url(encrypted)}`;
  } catch {
    // The cause is dropped on purpose: it must not be able to carry the password.
    throw new SdkError({
      kind: 'crypto',
      op: 'encryptPassword',
      message: `needs ${needs}`,
    });
  }
}

async function withWebCrypto(subtle: SubtleCrypto, key: PasswordKey, message: Uint8Array<ArrayBuffer>) {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const jwk: JsonWebKey = { kty: 'RSA', n: key.jwk.n, e: key.jwk.e };
  const imported = await subtle.importKey('jwk', jwk, algorithm, false, ['encrypt']);
  return new Uint8Array(await subtle.encrypt(algorithm, imported, message));
}
