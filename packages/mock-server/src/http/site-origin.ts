import { isIP, type AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { TransportFailure } from './envelope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** `http://host:port` of this server, for addresses that other devices open. */
    siteOrigin: string;
    /** The possible origins of this server's pages: as the caller sees it, and its public address. */
    ownOrigins: readonly string[];
    /** Whether the Host header names this server. */
    isHostKnown: boolean;
  }
}

/** A name or an address with an optional port; nothing else is a valid Host header. */
const HOST = /^(?<name>[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9_])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a Host header can contain this name: a name or an address without scheme, port and path. */
export function isHostName(name: string): boolean {
  return HOST.exec(name)?.groups?.['name'] === name;
}

const MACHINE_NAMES = new Set(['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`]);

/**
 * Whether a Host header can be this server's. DNS rebinding makes a foreign name resolve to this server, but cannot use an
 * address or a name of the machine itself.
 * @param host the header, untrusted text
 * @param allowed further names of the server, in lower case
 */
export function isOwnHost(host: string, allowed: ReadonlySet<string>): boolean {
  const name = HOST.exec(host)?.groups?.['name']?.toLowerCase();
  if (name === undefined) return false;
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || MACHINE_NAMES.has(name) || name.endsWith('.localhost') || allowed.has(name);
}

/** The names and addresses of a server. */
export interface SiteNames {
  /** Names besides addresses and the machine's own names, in lower case. */
  readonly allowed: ReadonlySet<string>;
  /** The origin of its public address; undefined if it has none. */
  readonly publicOrigin: string | undefined;
}

interface Site {
  readonly isHostKnown: boolean;
  readonly siteOrigin: string;
  readonly ownOrigins: readonly string[];
}

/**
 * The origin of a web address, without its default port.
 * @returns undefined for a text that is not such an address
 */
export function getOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}

/**
 * Adds to every request the origin of this server: its public address, else a plausible Host header, else the address that
 * the server listens on. Forwarded headers count only from trusted proxies.
 */
export function installSiteOrigin(app: FastifyInstance, { allowed, publicOrigin }: SiteNames): void {
  const getSite = (protocol: string, host: string): Site => {
    const seen = getOrigin(`${protocol}://${host}`);
    if (seen !== undefined && isOwnHost(host, allowed)) {
      const ownOrigins = publicOrigin === undefined || publicOrigin === seen ? [seen] : [seen, publicOrigin];
      return { isHostKnown: true, siteOrigin: publicOrigin ?? seen, ownOrigins };
    }
    const { port } = (app.server.address() ?? { port: 80 }) as Pick<AddressInfo, 'port'>;
    const siteOrigin = publicOrigin ?? new URL(`http://127.0.0.1:${port}`).origin;
    return { isHostKnown: false, siteOrigin, ownOrigins: [siteOrigin] };
  };
  // Nearly all requests have the same Host header as the previous one.
  let last: { readonly protocol: string; readonly host: string; readonly site: Site } | undefined;

  app.decorateRequest('siteOrigin', '');
  app.decorateRequest('ownOrigins', null as unknown as readonly string[]);
  app.decorateRequest('isHostKnown', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const { host, protocol } = request;
    if (host === '' && request.raw.httpVersion === '1.1')
      return done(new TransportFailure('schemaViolation', { message: 'The header Host is missing.' }));
    if (last?.host !== host || last.protocol !== protocol) {
      const message = 'The header X-Forwarded-Proto must be http or https.';
      if (!/^https?$/i.test(protocol)) return done(new TransportFailure('schemaViolation', { message }));
      last = { protocol, host, site: getSite(protocol, host) };
    }
    const { site } = last;
    request.isHostKnown = site.isHostKnown;
    request.siteOrigin = site.siteOrigin;
    request.ownOrigins = site.ownOrigins;
    return done();
  });
}
