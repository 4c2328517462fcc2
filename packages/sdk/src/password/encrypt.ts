import { SdkError } from '../core/error.ts';
import { utf8 } from '../core/utf8.ts';
import type { PasswordFallback } from '../core/password-fallback.ts';
import type { components } from '@tara/contract/api';

/** The public key for passwords; `passwordKey` of the web config. */
export type PasswordKey = components['schemas']['PasswordKey'];

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
  /** Length of the seed of the padding, which is the length of the hash. */
  const SEED_BYTES = 32;
  /** Length of the whole padding (RFC 8017, 7.1.1). */
  const PADDING_BYTES = 66;
  let needs = 'a key';
  try {
    const { kid, nonce, jwk } = key;
    const { n, e } = jwk;
    const text = utf8(JSON.stringify({ p: plain, n: nonce, t: nowMs }));
    const message = Uint8Array.from(text, (byte) => byte.charCodeAt(0));
    needs = 'crypto.getRandomValues';
    const { crypto } = globalThis;
    const subtle = crypto.subtle as SubtleCrypto | undefined;
    // Throws without a secure random source: with a guessable seed equal passwords would have equal ciphertexts.
    const seed = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
    needs = 'WebCrypto or a passwordFallback (node-forge)';
    const load = subtle ? undefined : await (fallback as PasswordFallback)();
    // Six bits for each character of the modulus, minus the padding.
    const excess = message.length - Math.floor(n.length * 0.75) + PADDING_BYTES;
    needs = excess > 0 ? `a password ${excess} bytes shorter` : 'a usable key';
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
    const encrypted = subtle
      ? await subtle.encrypt(
          algorithm,
          await subtle.importKey('jwk', { kty: 'RSA', n, e }, algorithm, false, ['encrypt']),
          message,
        )
      : load?.encryptOaep(key, message, seed);
    // base64url without padding (RFC 4648, 5).
    needs = 'btoa';
    const base64 = btoa(String.fromCharCode(...new Uint8Array(encrypted as ArrayBuffer)));
    return `${kid}.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  } catch {
    // The cause is dropped because it may contain the password.
    throw new SdkError({ kind: 'crypto', op: 'encryptPassword', message: `needs ${needs}` });
  }
}
