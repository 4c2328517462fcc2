import type { IncomingHttpHeaders } from 'node:http';
import { isSecretName } from './mask-secrets.ts';

/** Headers of the connection, of proxies and of the browser itself: they say nothing about the call. */
const OF_CONNECTION =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|te|trailer|upgrade|expect|via|forwarded|x-forwarded-.*|x-real-ip|proxy-.*|sec-.*)$/;

/** The names that callers have sent: every call has the same few. */
const known = new Map<string, boolean>();
const MAX_KNOWN = 1000;

/** Whether the journal stores a header, by its name in lower case. Tokens and cookies are never stored. */
export function isKeptHeader(name: string): boolean {
  let isKept = known.get(name);
  if (isKept === undefined) {
    isKept = !OF_CONNECTION.test(name) && !isSecretName(name);
    if (known.size < MAX_KNOWN) known.set(name, isKept);
  }
  return isKept;
}

/** The headers of a request that the journal stores, with names in lower case. */
export function keptHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const stored: Record<string, string> = {};
  for (const name in headers) if (isKeptHeader(name)) stored[name] = String(headers[name]);
  return stored;
}
