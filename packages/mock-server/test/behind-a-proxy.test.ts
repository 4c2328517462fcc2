import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createMockServer, type MockServerOptions } from '../src/index.ts';
import { COMMON, startServer } from './support/client.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { freePort } from './support/free-port.ts';

const CONTROL_TOKEN = 'control-token-77';
const PROXY = '10.1.2.3';
const STRANGER = '203.0.113.9';
const PUBLIC = 'https://mock.example';

type Headers = Readonly<Record<string, string>>;

/** Sends a request; if the test created the server itself, from an address of the network. */
type Ask = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body: object | string | undefined,
  headers: Headers,
) => Promise<{ readonly status: number; readonly text: string }>;

/** All addresses that a server generates for a caller. */
async function addressesFrom(ask: Ask, home = PUBLIC) {
  const json = async (answer: ReturnType<Ask>) => JSON.parse((await answer).text) as Record<string, unknown>;
  const control = { 'x-control-token': CONTROL_TOKEN };
  const { token } = await json(ask('POST', '/__mock/sessions', { account: 'demoplayer' }, control));
  const call = (name: string, body: object) =>
    json(ask('POST', `/app/v1/${name}`, { ...COMMON, ...body }, { authorization: String(token) }));
  const authorization = new URLSearchParams({
    redirect_uri: `${home}/oauth/back`,
    response_type: 'code',
    client_id: 'tara-slots',
    scope: 'openid',
    state: 'state-1234',
  });
  const { servers } = await json(ask('GET', '/docs/openapi.json', undefined, {}));
  const { appRechargeQr } = await call('recharge3', order(500_00, CHANNELS.qr));
  const { shortUrl } = await call('shortUrl', { url: '/lobby/home' });
  const origin = (address: unknown) => new URL(String(address)).origin;
  return {
    shortUrl: origin(shortUrl),
    errcodeOfOwnAddress: (await call('shortUrl', { url: `${home}/lobby/home` }))['errcode'],
    qrCodeText: origin((appRechargeQr as Record<string, unknown>)['qrCodeText']),
    reference: origin((servers as { url: string }[])[0]?.url),
    socialLogin: (await ask('GET', `/oauth/line/authorize?${authorization.toString()}`, undefined, {}))
      .status,
  };
}

function allAt(origin: string) {
  return {
    shortUrl: origin,
    errcodeOfOwnAddress: 0,
    qrCodeText: origin,
    reference: origin,
    socialLogin: 200,
  };
}

async function sendThrough(options: MockServerOptions, from: string, headers: Headers): Promise<Ask> {
  const server = await startServer({ controlToken: CONTROL_TOKEN, ...options });
  return async (method, url, body, more) => {
    const answer = await server.inject({
      method,
      url,
      remoteAddress: from,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, text: answer.payload };
  };
}

const FORWARDED = { host: 'mock:4010', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'mock.example' };

describe('generated addresses', () => {
  it.each([
    ['the public name', { host: 'mock.example' }],
    ['an address', { host: '127.0.0.1:4010' }],
    ['the forwarded name', FORWARDED],
  ])('begin with the public origin for requests to %s', async (_, headers) => {
    const ask = await sendThrough({ publicUrl: `${PUBLIC}/`, allowHosts: ['mock'] }, STRANGER, headers);
    expect(await addressesFrom(ask)).toEqual(allAt(PUBLIC));
  });

  it.each([['10.0.0.0/8'], [PROXY], ['uniquelocal']])(
    'use the headers of trusted proxies: %s',
    async (trusted) => {
      const options = { trustProxy: [trusted], allowHosts: ['mock.example', 'mock'] };
      expect(await addressesFrom(await sendThrough(options, PROXY, FORWARDED))).toEqual(allAt(PUBLIC));
    },
  );

  it.each([
    ['a server without trusted proxies', [], PROXY],
    ['somebody else', ['10.0.0.0/8'], STRANGER],
  ])('ignore headers forwarded by or to %s', async (_, trustProxy, from) => {
    const options = { trustProxy, allowHosts: ['mock.example', 'mock'] };
    const ask = await sendThrough(options, from, FORWARDED);
    expect(await addressesFrom(ask, 'http://mock:4010')).toEqual(allAt('http://mock:4010'));
  });

  it.each([
    ['the scheme of another address', 'http://evil.example/x?'],
    ['another scheme', 'ftp'],
    ['a scheme with a colon', 'https:'],
    ['no scheme', ' ,'],
  ])('are refused if a trusted proxy forwards %s', async (_, proto) => {
    const options = { trustProxy: [PROXY], allowHosts: ['mock.example'] };
    const ask = await sendThrough(options, PROXY, { ...FORWARDED, 'x-forwarded-proto': proto });
    const answer = await ask('POST', '/app/v1/anonymous/appConfig', { ...COMMON, gameListVersion: 0 }, {});
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      400,
      { code: 400, errcode: 400, error: { message: 'The header X-Forwarded-Proto must be http or https.' } },
    ]);
  });

  it.each(['HTTPS', 'http, https'])('begin with the nearest forwarded scheme: %s', async (proto) => {
    const options = { trustProxy: [PROXY], allowHosts: ['mock.example'] };
    const ask = await sendThrough(options, PROXY, { ...FORWARDED, 'x-forwarded-proto': proto });
    expect(await addressesFrom(ask)).toEqual(allAt(PUBLIC));
  });

  it.each([
    'mock.example/x',
    'user@mock.example',
    'mock.example:99999',
    'mock.example?x',
    'mock.example#',
    'evil.example, evil.example',
  ])('never contain the forwarded text %s', async (host) => {
    const options = { trustProxy: [PROXY], allowHosts: ['mock.example'], publicUrl: 'https://mock.test' };
    const ask = await sendThrough(options, PROXY, { ...FORWARDED, 'x-forwarded-host': host });
    const { text: reference } = await ask('GET', '/docs/openapi.json', undefined, {});
    expect(JSON.parse(reference)).toMatchObject({ servers: [{ url: 'https://mock.test' }] });
    const { status } = await ask('GET', '/__mock/health', undefined, { 'x-control-token': CONTROL_TOKEN });
    expect(status).toBe(403);
  });

  it('never contain an unknown name, whoever forwards it', async () => {
    const options = { trustProxy: [PROXY], publicUrl: PUBLIC };
    const ask = await sendThrough(options, PROXY, { ...FORWARDED, 'x-forwarded-host': 'evil.example' });
    expect((await ask('GET', '/__mock/health', undefined, { 'x-control-token': CONTROL_TOKEN })).status).toBe(
      403,
    );
  });
});

/** Pages by origin, and whether they may control a server that is requested under that name. */
const PAGES: readonly (readonly [
  origin: string,
  isOwn: boolean,
  options: MockServerOptions,
  headers: Headers,
])[] = [
  ['http://mock.example', true, { allowHosts: ['mock.example'] }, { host: 'mock.example' }],
  ['http://mock.example', true, { allowHosts: ['mock.example'] }, { host: 'mock.example:80' }],
  ['http://mock.example:80', true, { allowHosts: ['mock.example'] }, { host: 'mock.example' }],
  ['http://MOCK.example', true, { allowHosts: ['mock.example'] }, { host: 'mock.EXAMPLE' }],
  ['http://mock.example:8080', false, { allowHosts: ['mock.example'] }, { host: 'mock.example' }],
  ['https://mock.example', false, { allowHosts: ['mock.example'] }, { host: 'mock.example' }],
  ['https://mock.example', true, { publicUrl: PUBLIC }, { host: 'mock.example' }],
  ['https://mock.example:443', true, { publicUrl: PUBLIC }, { host: 'mock.example' }],
  ['https://mock.example', true, { publicUrl: 'https://mock.example:443' }, { host: '127.0.0.1:4010' }],
  ['http://mock.example:8080', true, { publicUrl: 'http://mock.example:8080' }, { host: 'mock.example' }],
  ['http://mock.example', true, { publicUrl: PUBLIC }, { host: 'mock.example' }],
  ['http://mock.example:8443', false, { publicUrl: PUBLIC }, { host: 'mock.example' }],
  ['https://mock.example', true, { trustProxy: [PROXY], allowHosts: ['mock.example'] }, FORWARDED],
  ['https://mock.example', false, { allowHosts: ['mock.example', 'mock'] }, FORWARDED],
  ['null', false, { publicUrl: PUBLIC }, { host: 'mock.example' }],
  ['file://', false, { publicUrl: PUBLIC }, { host: 'mock.example' }],
];

describe('a page', () => {
  it.each(PAGES)('a page of %s can control the server: %s', async (origin, isOwn, options, headers) => {
    const ask = await sendThrough(options, PROXY, { ...headers, origin, 'x-control-token': CONTROL_TOKEN });
    const { status } = await ask('POST', '/__mock/clock', { frozen: true }, {});
    expect([options, headers, status]).toEqual([options, headers, isOwn ? 200 : 403]);
  });
});

describe('an invalid option', () => {
  it.each([
    'mock.example',
    'ftp://mock.example',
    'https://mock.example/mock',
    'https://mock.example/?a',
    'https://user:secret@mock.example',
    '',
    'https://',
  ])('is refused: public address %s', async (publicUrl) => {
    const made = createMockServer({ port: 0, controlToken: CONTROL_TOKEN, publicUrl });
    await expect(made).rejects.toThrow('publicUrl is an origin like https://mock.example');
  });

  it.each(['true', '*', 'mock.example', '10.0.0.0/33', '::1/129', '10.0.0.1:80', ''])(
    'is refused: trusted proxy %s',
    async (proxy) => {
      const made = createMockServer({ port: 0, trustProxy: [proxy] });
      await expect(made).rejects.toThrow('trustProxy takes IP addresses');
    },
  );

  it.each<[string, MockServerOptions]>([
    ['a public address', { publicUrl: PUBLIC }],
    ['a trusted proxy', { trustProxy: [PROXY] }],
    ['a trusted proxy on this machine', { trustProxy: ['loopback'] }],
    ['a trusted proxy and an empty token', { trustProxy: ['loopback'], controlToken: '' }],
  ])('is refused: %s without a control token', async (_, options) => {
    const made = createMockServer({ port: 0, ...options });
    await expect(made).rejects.toThrow('the control API requires a token: add --control-token');
  });
});

function getVersion(program: string, argument: string): string | undefined {
  try {
    return execFileSync(program, [argument], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { code?: string }).code === 'ENOENT' ? undefined : '';
  }
}

const HAS_NGINX = getVersion('nginx', '-v') !== undefined;
const HAS_OPENSSL = getVersion('openssl', 'version') !== undefined;
if (!HAS_NGINX || !HAS_OPENSSL)
  // oxlint-disable-next-line no-console -- says why a test is not run
  console.warn(
    'The nginx configuration of docs/team-server.md is not run: nginx or openssl is not installed.',
  );

const GUIDE = readFileSync(path.join(import.meta.dirname, '../../../docs/team-server.md'), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'tara-nginx-'));
const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Runs nginx with the configuration of the guide on other ports. */
async function startNginx(listen: string, ports: readonly [number, number]): Promise<void> {
  const [, documented = ''] = /```nginx\n([\s\S]*?)```/.exec(GUIDE) ?? [];
  const site = documented
    .replace('listen 80;', listen)
    .replace('127.0.0.1:4011', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:4012', `127.0.0.1:${ports[1]}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const home = mkdtempSync(path.join(folder, 'run-'));
  const configuration = `daemon off; master_process off; pid ${home}/pid; error_log ${home}/error.log;
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join('\n')}
${site}
}`;
  writeFileSync(path.join(home, 'nginx.conf'), configuration);
  const nginx = spawn(
    'nginx',
    ['-p', home, '-e', path.join(home, 'error.log'), '-c', path.join(home, 'nginx.conf')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  stops.push(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
  });
}

/** A port without a listener, in place of an ended process. */
async function startSite(scheme: 'http' | 'https'): Promise<{ ask: Ask; origin: string }> {
  const port = await freePort();
  const origin = `${scheme}://mock.example:${port}`;
  const server = await startServer({
    controlToken: CONTROL_TOKEN,
    publicUrl: origin,
    trustProxy: ['loopback'],
  });
  const { port: served } = new URL(await server.listen());
  let listen = `listen 127.0.0.1:${port};`;
  if (scheme === 'https') {
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
    const subject = ['-subj', '/CN=mock.example', '-days', '2', '-nodes'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', certificate],
      { stdio: 'pipe' },
    );
    listen = `listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
  }
  await startNginx(listen, [Number(served), await freePort()]);
  const ask: Ask = async (method, url, body, headers) => {
    const options: RequestOptions & { rejectUnauthorized: boolean } = {
      host: '127.0.0.1',
      port,
      method,
      path: url,
      // The certificate is self-signed by the test.
      rejectUnauthorized: false,
      headers: {
        host: `mock.example:${port}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    };
    const sent = scheme === 'http' ? httpRequest(options) : httpsRequest(options);
    sent.end(typeof body === 'object' ? JSON.stringify(body) : body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, text: await text(answer) };
  };
  await vi.waitFor(() => ask('GET', '/__mock/live', undefined, {}), { timeout: 30_000 });
  return { ask, origin };
}

describe.runIf(HAS_NGINX && HAS_OPENSSL).each(['http', 'https'] as const)(
  'nginx with the documented configuration, %s',
  (scheme) => {
    it('forwards to the process that answers, with the right origin', async () => {
      const { ask, origin } = await startSite(scheme);
      const token = { 'x-control-token': CONTROL_TOKEN };
      expect(await addressesFrom(ask, origin)).toEqual(allAt(origin));
      // Forwarded headers of the caller are replaced.
      const lies = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'ftp',
        'x-forwarded-for': '127.0.0.1',
      };
      expect((await ask('GET', '/__mock/health', undefined, { ...token, ...lies })).status).toBe(200);
      // The console's page in a browser that sends only its origin, and another page.
      expect((await ask('POST', '/__mock/clock', { frozen: true }, { ...token, origin })).status).toBe(200);
      const other = { ...token, origin: 'http://mock.example:1' };
      expect((await ask('POST', '/__mock/clock', { frozen: true }, other)).status).toBe(403);
      // One of the two processes has ended.
      for (let call = 0; call < 10; call += 1)
        expect((await ask('GET', '/__mock/ready', undefined, {})).status).toBe(200);
      // Large bodies arrive, and the refusal of a body that is too large arrives too.
      const { text: state } = await ask('GET', '/__mock/state', undefined, token);
      const padding = ' '.repeat(5_000_000);
      expect((await ask('PUT', '/__mock/state', `${padding}${state}`, token)).status).toBe(204);
      expect((await ask('POST', '/__mock/clock', `${padding}{}`, token)).status).toBe(413);
    });
  },
);
