import forge from 'node-forge';
import type { PasswordKey } from './encrypt.ts';

function base64UrlToHex(text: string): string {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  // Without its padding forge reads bytes behind the end, and the modulus is another number.
  return forge.util.bytesToHex(forge.util.decode64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '=')));
}

/**
 * RSA-OAEP-256 without WebCrypto. Loaded only on pages that have none.
 * @param seed 32 secret random bytes; forge's own generator is not asked, because its sources may be guessable
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
