import { readFileSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { describeError } from '../protocol/expect.ts';
import type { Network } from '../suite/http/network.ts';
import { WrongUse } from './arguments.ts';

/** Headers that belong to the calls themselves. */
const OWN = new Set([
  'connection',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'transfer-encoding',
]);

/** No message repeats the value: it may be secret. */
function parseHeader(text: string): readonly [name: string, value: string] {
  const [name = '', ...rest] = text.split(':');
  const [key, value] = [name.trim().toLowerCase(), rest.join(':').trim()];
  try {
    validateHeaderName(key);
    validateHeaderValue(key, value);
  } catch {
    throw new WrongUse('--header takes a name, a colon and a value. Example: --header "x-api-key: 123"');
  }
  if (value === '') throw new WrongUse(`--header ${key} has no value. Example: --header "x-api-key: 123"`);
  if (OWN.has(key)) throw new WrongUse(`--header cannot set ${key}, which belongs to each call.`);
  return [key, value];
}

function parseBasic(text: string): Readonly<Record<string, string>> {
  if (!/^[^:]+:/.test(text))
    throw new WrongUse('--basic and TARA_BASIC take a user name, a colon and a password: user:password');
  return { authorization: `Basic ${Buffer.from(text).toString('base64')}` };
}

function readAuthority(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongUse(`--ca ${file} cannot be read: ${describeError(error)}`);
  }
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new WrongUse(`--ca ${file} contains no certificate in PEM (-----BEGIN CERTIFICATE-----).`);
  return text;
}

function parseProxy(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongUse(
      '--proxy takes a URL with http:// or https://. Example: --proxy http://proxy.example:3128',
    );
  return url.href;
}

export interface NetworkOptions {
  readonly header: readonly string[];
  readonly basic?: string;
  readonly ca?: string;
  readonly proxy?: string;
}

/** What a reader adds to the commands of a finding behind a gateway, without the values of headers. */
export function describeGateway({ header, basic, ca, proxy }: NetworkOptions): string | undefined {
  const options = [
    ...header.map((text) => ({
      tool: `--header '${text.split(':')[0]}: …'`,
      curl: `-H '${text.split(':')[0]}: …'`,
    })),
    ...(basic === undefined ? [] : [{ tool: '--basic …', curl: '-u …' }]),
    ...(ca === undefined ? [] : [{ tool: `--ca ${ca}`, curl: `--cacert ${ca}` }]),
    ...(proxy === undefined ? [] : [{ tool: '--proxy …', curl: '-x …' }]),
  ];
  if (options.length === 0) return undefined;
  const list = (name: 'curl' | 'tool') => options.map((option) => option[name]).join(' ');
  return `# The run passed a gateway: add ${list('curl')} to each curl, and ${list('tool')} to each npx.`;
}

/** Reads what the way to the backend needs from the options and the environment. */
export function readNetwork(baseUrl: string, options: NetworkOptions): Network {
  const basic = options.basic ?? process.env['TARA_BASIC'];
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']) {
    const proxy = process.env[name];
    if (proxy && !/^https?:\/\//.test(proxy))
      throw new WrongUse(`${name} in the environment takes a URL with http:// or https://.`);
  }
  return {
    origin: new URL(baseUrl).origin,
    headers: {
      ...(basic === undefined ? {} : parseBasic(basic)),
      ...Object.fromEntries(options.header.map(parseHeader)),
    },
    ...(options.ca === undefined ? {} : { ca: readAuthority(options.ca) }),
    ...(options.proxy === undefined ? {} : { proxy: parseProxy(options.proxy) }),
  };
}
