import { isSecretName, maskSecrets } from '#journal/mask-secrets.ts';

const MASK = '***';
/** The head of a request may hold 16 KiB; a line needs no more than this. */
const LONGEST = 2048;

/** What `t` carries: the token of an order or of a game. */
function isSecretParameter(name: string): boolean {
  return name === 't' || isSecretName(name);
}

/**
 * The address of a request as a log may hold it: secrets in its query are masked, however their names are written, and so
 * are those in the query of an address that is a value of its query.
 * @param url path and query
 */
export function maskedAddress(url: string): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url.slice(0, LONGEST);
  const masked = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1)))
    masked.append(name, value !== '' && isSecretParameter(name) ? MASK : maskSecrets(value));
  return `${url.slice(0, mark)}?${masked.toString()}`.slice(0, LONGEST);
}
