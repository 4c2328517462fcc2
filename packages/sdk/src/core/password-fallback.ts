import type { components } from '../generated/contract.ts';

/** Loads `@tara/sdk/password-fallback`: `() => import('@tara/sdk/password-fallback')`. */
export type PasswordFallback = () => Promise<{
  /** RSA-OAEP-256 of a message. */
  encryptOaep: (key: components['schemas']['PasswordKey'], message: Uint8Array) => Uint8Array;
}>;
