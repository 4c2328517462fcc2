import type { components } from '@tara/contract/api';

/** Loads `@tara/sdk/password-fallback`: `() => import('@tara/sdk/password-fallback')`. */
export type PasswordFallback = () => Promise<{
  /** Encrypts a message by RSA-OAEP-256 with a key and 32 secret random bytes. */
  encryptOaep: (
    key: components['schemas']['PasswordKey'],
    message: Uint8Array,
    seed: Uint8Array,
  ) => Uint8Array;
}>;
