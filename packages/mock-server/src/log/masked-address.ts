import { maskSecrets } from '#journal/mask-secrets.ts';

/** The head of a request may have 16 KiB; a log line needs no more than this. */
const LONGEST = 2048;

/**
 * Masks the secrets in the address of a request.
 * @param url path and query
 */
export function maskedAddress(url: string): string {
  return maskSecrets(url).slice(0, LONGEST);
}
