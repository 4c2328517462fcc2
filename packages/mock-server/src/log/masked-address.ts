import { maskSecrets } from '#journal/mask-secrets.ts';

/** The head of a request may hold 16 KiB; a line needs no more than this. */
const LONGEST = 2048;

/**
 * The address of a request as a log may hold it: without its secrets.
 * @param url path and query
 */
export function maskedAddress(url: string): string {
  return maskSecrets(url).slice(0, LONGEST);
}
