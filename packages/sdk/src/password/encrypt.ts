import { SdkError } from '../core/error.ts';
import { utf8 } from '../core/utf8.ts';
import type { PasswordFallback } from '../core/password-fallback.ts';
import type { components } from '@tara/contract/api';

/** The public key for passwords; `passwordKey` of the web config. */
export type PasswordKey = components['schemas']['PasswordKey'];

/** Length of the seed of the padding, which is the length of the hash. */
const SEED_BYTES = 32;
/** Length of the whole padding (RFC 8017, 7.1.1). */
const PADDING_BYTES = 66;

/**
 * Encodes bytes as base64url without padding (RFC 4648, 5).
 * @param bytes a ciphertext of up to some hundred bytes
 */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Encrypts a password for sending: `<kid>.<base64url>` of RSA-OAEP-256 over password, server nonce and time. It uses
 * WebCrypto in secure contexts. Elsewhere (e.g. a phone on plain http in the LAN) it loads a JavaScript implementation
 * at first use. It protects passwords from logs and caches and does not replace TLS.
 * @param plain the password as typed
 * @param key kid, JWK and nonce from the web config
 * @param nowMs milliseconds since 1970 UTC
 * @param fallback loads the encryption for runtimes without WebCrypto
 * @returns the value of the password field
 * @throws SdkError of kind crypto if the key cannot be used, the password is too long for it, there is no secure random
 * source, or neither WebCrypto nor a fallback exists; its message names the reason
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
    // Throws without a secure random source: with a guessable seed equal passwords would have equal ciphertexts.
    const seed = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
    needs = 'WebCrypto or a passwordFallback (node-forge)';
    const load = subtle ? undefined : await (fallback as PasswordFallback)();
    // Six bits for each character of the modulus, minus the padding.
    const excess = message.length - Math.floor(key.jwk.n.length * 0.75) + PADDING_BYTES;
    needs = excess > 0 ? `a password ${excess} bytes shorter` : 'a usable key';
    const encrypted = load
      ? load.encryptOaep(key, message, seed)
      : await encryptWithWebCrypto(subtle as SubtleCrypto, key, message);
    return `${key.kid}.${toBase64Url(encrypted)}`;
  } catch {
    // The cause is dropped because it may contain the password.
    throw new SdkError({
      kind: 'crypto',
      op: 'encryptPassword',
      message: `needs ${needs}`,
    });
  }
}

async function encryptWithWebCrypto(
  subtle: SubtleCrypto,
  key: PasswordKey,
  message: Uint8Array<ArrayBuffer>,
) {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const jwk: JsonWebKey = { kty: 'RSA', n: key.jwk.n, e: key.jwk.e };
  const imported = await subtle.importKey('jwk', jwk, algorithm, false, ['encrypt']);
  return new Uint8Array(await subtle.encrypt(algorithm, imported, message));
}
