import type { components } from '../generated/contract.ts';

/** Loads `@tara/sdk/password-fallback`: `() => import('@tara/sdk/password-fallback')`. */
export type PasswordFallback = () => Promise<{
  encryptOaep: (
    key: components['schemas']['PasswordKey'],
    message: Uint8Array,
    seed: Uint8Array,
  ) => Uint8Array;
}>;
