import { rootCertificates } from 'node:tls';
import { EnvHttpProxyAgent, type Dispatcher } from 'undici';

/** What a way to the backend needs besides its address. */
export interface Network {
  /** Headers of each request to the origin, e.g. the key of a gateway. A header of the call itself comes first. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Only requests to this origin have the headers. */
  readonly origin?: string;
  /** A further certificate authority, in PEM. */
  readonly ca?: string | undefined;
  /** The URL of a proxy for all requests; by default HTTPS_PROXY, HTTP_PROXY and NO_PROXY apply. */
  readonly proxy?: string | undefined;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const readEnvironment = (name: string): string | undefined =>
  process.env[name.toLowerCase()] ?? process.env[name];

/** The hosts that are reached without the proxies of the environment: a proxy cannot reach this machine. */
function listDirectHosts(): string {
  const given = readEnvironment('NO_PROXY') ?? '';
  return given === '*' ? given : [given, ...LOOPBACK].join(',');
}

/** Opens connections: with HTTP/2 if the server offers it, and through a proxy if there is one. */
export function createDispatcher({ ca, proxy }: Network): Dispatcher {
  // The limits of the transport apply alone.
  const connect = { timeout: 0, ...(ca === undefined ? {} : { ca: [...rootCertificates, ca] }) };
  return new EnvHttpProxyAgent({
    allowH2: true,
    connect,
    requestTls: { ...connect, allowH2: true },
    proxyTls: connect,
    // Like other clients: a proxy forwards requests of http, and opens a tunnel for https.
    proxyTunnel: false,
    // Gateways close idle connections, some after a second; a call on a closed one would be lost.
    keepAliveTimeout: 500,
    keepAliveMaxTimeout: 500,
    headersTimeout: 0,
    bodyTimeout: 0,
    ...(proxy === undefined
      ? { noProxy: listDirectHosts() }
      : { httpProxy: proxy, httpsProxy: proxy, noProxy: '' }),
  });
}

/** The proxy that is set for a URL, for the text of an error; empty without one. */
export function describeProxy(url: URL, { proxy }: Network): string {
  if (proxy !== undefined) return ` (through the proxy ${new URL(proxy).host})`;
  const isSet =
    readEnvironment('HTTP_PROXY') ?? (url.protocol === 'https:' && readEnvironment('HTTPS_PROXY'));
  return isSet && !LOOPBACK.includes(url.hostname) ? ' (a proxy is set in the environment)' : '';
}
