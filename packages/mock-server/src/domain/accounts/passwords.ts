import {
  constants,
  createHmac,
  createPrivateKey,
  privateDecrypt,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { Rng } from '#random/rng.ts';
import development from '#seed/data/development-key.json' with { type: 'json' };

/** What a client needs to encrypt a password: `appWebConfig.passwordKey`. */
export const passwordKey = {
  kid: development.kid,
  jwk: { kty: 'RSA', n: development.jwk.n, e: development.jwk.e, alg: 'RSA-OAEP-256' },
  nonce: development.nonce,
} as const;

const privateKey = createPrivateKey({ key: development.jwk, format: 'jwk' });

/** A decrypted password, or why it failed: encrypted for another key or nonce, or malformed plaintext. */
export type DecryptedPassword = { readonly password: string } | { readonly failure: 'stale' | 'malformed' };

function readPlaintext(plaintext: string): DecryptedPassword {
  let data: unknown;
  try {
    data = JSON.parse(plaintext);
  } catch {
    return { failure: 'malformed' };
  }
  if (typeof data !== 'object' || data === null) return { failure: 'malformed' };
  const { p: password, n: nonce } = data as { p?: unknown; n?: unknown };
  if (nonce !== passwordKey.nonce) return { failure: 'stale' };
  return typeof password === 'string' ? { password } : { failure: 'malformed' };
}

/**
 * Decrypts a password from its transport form `<kid>.<base64url(RSA-OAEP-256(JSON {p, n, t}))>` (spec 3: encrypted before
 * sending). The nonce must be the current one; the time is not checked.
 */
export function decryptPassword(encrypted: string): DecryptedPassword {
  const dot = encrypted.indexOf('.');
  if (encrypted.slice(0, dot) !== passwordKey.kid) return { failure: 'stale' };
  const ciphertext = Buffer.from(encrypted.slice(dot + 1), 'base64url');
  try {
    const options = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return readPlaintext(privateDecrypt(options, ciphertext).toString('utf8'));
  } catch {
    return { failure: 'stale' };
  }
}

/**
 * A keyed hash that is equal for equal texts and reveals nothing else without the private key.
 * @param text may contain passwords in plain text
 */
export function createFingerprint(text: string): string {
  return createHmac('sha256', development.jwk.d).update(text).digest('base64url');
}

const deriveKey = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);
const KEY_LENGTH = 32;

/**
 * Hashes a password for storage: `scrypt$N$r$p$salt$hash`.
 * @param cost scrypt's N, a power of two; small values are for tests
 */
export async function hashPassword(password: string, rng: Rng, cost: number): Promise<string> {
  const salt = Buffer.from(rng.text(22));
  const hash = await deriveKey(password, salt, KEY_LENGTH, { N: cost, r: 8, p: 1 });
  return ['scrypt', cost, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether a password matches a stored hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  if (expected.length !== KEY_LENGTH) return false;
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(
    await deriveKey(password, Buffer.from(salt, 'base64url'), KEY_LENGTH, options),
    expected,
  );
}
