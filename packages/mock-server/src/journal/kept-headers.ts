import type { IncomingHttpHeaders } from 'node:http';
import { isSecretName } from './mask-secrets.ts';

/** Headers of the connection, of proxies and of the browser itself: they say nothing about the call. */
const OF_CONNECTION =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|te|trailer|upgrade|expect|via|forwarded|x-forwarded-.*|x-real-ip|proxy-.*|sec-.*)$/;

/** Whether the journal stores a header, by its name in lower case. Tokens and cookies are never stored. */
export function isKeptHeader(name: string): boolean {
  return !OF_CONNECTION.test(name) && !isSecretName(name);
}

/** The headers of a request that the journal stores, with names in lower case. */
export function keptHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value !== undefined && isKeptHeader(name) ? [[name, String(value)]] : [],
    ),
  );
}
