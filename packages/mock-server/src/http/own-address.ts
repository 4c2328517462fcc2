const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads the address of a page that a visitor may be sent to: a page of this site or of the visitor's own machine, so that
 * no link leads elsewhere.
 * @param text untrusted
 * @param origins the origins of this server
 */
export function readOwnAddress(text: unknown, origins: readonly string[]): URL | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isPlain = url.username === '' && url.password === '';
  const isOurs = origins.includes(url.origin) || LOOPBACK.has(url.hostname);
  return isWeb && isPlain && isOurs ? url : undefined;
}
