import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { TransportFailure } from './envelope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** `http://host:port` of this server as the caller sees it, for addresses that another device will open. */
    siteOrigin: string;
    /** Whether the Host header names this server. */
    isHostKnown: boolean;
  }
}

/** A name or an address, and perhaps a port; anything else is no Host header. */
const HOST = /^(?<name>[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9_])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a Host header can hold this name: a name or an address alone, without a scheme, a port or a path. */
export function isHostName(name: string): boolean {
  return HOST.exec(name)?.groups?.['name'] === name;
}

const MACHINE_NAMES = new Set(['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`]);

/**
 * Whether a Host header can be this server's. A page can have a name of its own lead here (DNS rebinding), but neither an
 * address nor a name of the machine itself.
 * @param host the header, anybody's text
 * @param allowed further names of the server, in lower case
 */
export function isOwnHost(host: string, allowed: ReadonlySet<string>): boolean {
  const name = HOST.exec(host)?.groups?.['name']?.toLowerCase();
  if (name === undefined) return false;
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || MACHINE_NAMES.has(name) || name.endsWith('.localhost') || allowed.has(name);
}

/**
 * Has every request know where it found this server: by its Host header where that can be true, otherwise by the address
 * that the server listens on.
 * @param allowed further names of the server, in lower case
 */
export function installSiteOrigin(app: FastifyInstance, allowed: ReadonlySet<string>): void {
  app.decorateRequest('siteOrigin', '');
  app.decorateRequest('isHostKnown', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const { host, protocol } = request;
    if (host === '' && request.raw.httpVersion === '1.1')
      return done(new TransportFailure('schemaViolation', { message: 'The header Host is missing.' }));
    request.isHostKnown = isOwnHost(host, allowed);
    if (request.isHostKnown) request.siteOrigin = `${protocol}://${host}`;
    else {
      const { port } = (app.server.address() ?? { port: 80 }) as Pick<AddressInfo, 'port'>;
      request.siteOrigin = `${protocol}://127.0.0.1:${port}`;
    }
    return done();
  });
}
