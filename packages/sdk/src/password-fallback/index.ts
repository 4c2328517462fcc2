import forge from 'node-forge';
import type { PasswordKey } from '../password/encrypt.ts';

function base64UrlToHex(text: string): string {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  // Without padding forge reads bytes behind the end and gets another modulus.
  return forge.util.bytesToHex(forge.util.decode64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '=')));
}

/**
 * Encrypts by RSA-OAEP-256 without WebCrypto. It needs node-forge, which is many times larger than the SDK: pass it as
 * `passwordFallback: () => import('@tara/sdk/password-fallback')`, so that only pages without WebCrypto load it.
 * @param key key with its JWK
 * @param message at most 190 bytes for a key of 2,048 bits
 * @param seed 32 secret random bytes; the generator of forge is not used, because its sources may be guessable
 * @returns the encrypted bytes, as many as the key has
 * @throws Error of node-forge if the key cannot be used
 */
export function encryptOaep(key: PasswordKey, message: Uint8Array, seed: Uint8Array): Uint8Array {
  const publicKey = forge.pki.setRsaPublicKey(
    new forge.jsbn.BigInteger(base64UrlToHex(key.jwk.n), 16),
    new forge.jsbn.BigInteger(base64UrlToHex(key.jwk.e), 16),
  );
  const bytes = forge.util.binary.raw.encode(message);
  const encrypted = publicKey.encrypt(bytes, 'RSA-OAEP', {
    md: forge.md.sha256.create(),
    mgf1: { md: forge.md.sha256.create() },
    seed: forge.util.binary.raw.encode(seed),
  });
  return forge.util.binary.raw.decode(encrypted);
}
