import { describe, expect, it } from 'vitest';
import { createMockServer } from '../src/index.ts';
import { COMMON, freshWorlds, internalWorld, startServer, getWorld } from './support/client.ts';
import { CHANNELS, order, getPath } from './support/deposits.ts';
import { getPage } from './support/social.ts';

const server = await startServer({ allowHosts: ['Mock.Example', 'mock_server'] });
const SITE = 'http://localhost';

/** Headers of browsers for requests of a page of another site. */
const FOREIGN = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ['another origin, in a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
  ['no origin at all', { origin: 'null' }],
  ['a DNS name that resolves to this machine', { host: 'evil.example', 'sec-fetch-site': 'same-origin' }],
  ['a name that begins like an allowed one', { host: 'localhost.evil.example' }],
] as const;

const OWN = [
  ['a tool', {}],
  ['its own page', { 'sec-fetch-site': 'same-origin', origin: SITE, host: 'localhost' }],
  ['its own page, in a browser without Sec-Fetch-Site', { origin: SITE, host: 'localhost' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['an address in the network', { host: '192.168.1.7:4010' }],
  ['IPv6', { host: '[::1]:4010' }],
  ['an allowed name', { host: 'mock.example:4010' }],
  ['the name of a service of a compose file', { host: 'mock_server:4010' }],
  ['a development server in front of it', { host: 'localhost:5173', origin: 'http://localhost:5173' }],
] as const;

const reset = (headers: Readonly<Record<string, string>>, name = 'steered') =>
  server.inject({ method: 'POST', url: `/w/${name}/__mock/reset`, payload: { seed: 9 }, headers });
const getSeed = async (name: string) => (await internalWorld(server, name)).origin.seed;

describe('an allowed name', () => {
  it.each([
    'mock.example:4010',
    'https://mock.example',
    'mock.example/',
    '*.example',
    'mock example',
    '-mock',
    '',
  ])('is refused at the start if no Host header can contain it: %j', async (name) => {
    await expect(createMockServer({ port: 0, allowHosts: [name] })).rejects.toThrow(
      'without scheme, port and path',
    );
  });
});

describe('the control API', () => {
  it.each(FOREIGN)('refuses %s without an effect', async (_, headers) => {
    const answer = await reset(headers, 'untouched');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ error: { message: expect.stringMatching(/Pages of other|Host/) } });
    expect(await getSeed('untouched')).toBe(1);
    expect((await server.inject({ url: '/__mock/players', headers })).statusCode).toBe(403);
  });

  it.each(OWN)('answers %s', async (_, headers) => {
    expect((await reset(headers)).statusCode).toBe(200);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'refuses %s, which a form sends without preflight',
    async (type) => {
      const answer = await server.inject({
        method: 'POST',
        url: '/w/untouched/__mock/reset',
        payload: type.startsWith('multipart')
          ? '--x\r\nContent-Disposition: form-data; name="seed"\r\n\r\n9\r\n--x--\r\n'
          : 'seed=9',
        headers: { 'content-type': type },
      });
      expect(answer.statusCode).toBe(415);
      expect(await getSeed('untouched')).toBe(1);
    },
  );
});

describe('the forms of the payment and authorization pages', () => {
  const newWorld = freshWorlds(server);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };

  const openForms = async () => {
    const world = await newWorld();
    const token = await world.token();
    const { payUrl } = await world.done('recharge3', order(500_00, CHANNELS.page), { token });
    const send = (url: string, payload: string, headers: object) =>
      world.raw({ method: 'POST', url, payload, headers: { ...type, ...headers } });
    const page = await getPage(world);
    return {
      pay: (headers: object) => send(getPath(payUrl, world), 'decision=approve', headers),
      authorize: (headers: object) => send(page, 'identity=noor', headers),
      state: () => world.control('GET', 'state'),
    };
  };

  it.each(FOREIGN)('refuse %s without an effect', async (_, headers) => {
    const { pay, authorize, state } = await openForms();
    const before = await state();
    for (const answer of [await pay(headers), await authorize(headers)]) {
      expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined]);
      expect(answer.payload).toMatch(/^(Pages of other sites|The Host header)/);
    }
    expect(await state()).toEqual(before);
  });

  it.each(OWN)('accept %s', async (_, headers) => {
    const { pay, authorize } = await openForms();
    expect([(await pay(headers)).statusCode, (await authorize(headers)).statusCode]).toEqual([303, 303]);
  });

  it.each(['/__pay/unknown', '/oauth/line/authorize'])(
    'are on a page whose browser sends its origin: %s',
    async (url) => {
      expect((await server.inject(url)).headers['referrer-policy']).toBe('strict-origin');
    },
  );
});

describe('other origins', () => {
  const allowed = async (method: 'GET' | 'OPTIONS' | 'POST', url: string) => {
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' };
    const answer = await server.inject({
      method,
      url,
      headers,
      ...(method === 'POST' && { payload: COMMON }),
    });
    return [
      answer.headers['access-control-allow-origin'],
      answer.headers['access-control-allow-credentials'],
    ];
  };

  it.each(['/app/v1/anonymous/lobbyTips', '/w/blue/app/v1/anonymous/lobbyTips'])(
    'can read the answers of %s, without cookies',
    async (url) => {
      expect(await allowed('OPTIONS', url)).toEqual(['*', undefined]);
      expect(await allowed('POST', url)).toEqual(['*', undefined]);
    },
  );

  it.each([
    '/__mock/health',
    '/w/blue/__mock/players',
    '/__mock',
    '/__pay/x',
    '/openapi.json',
    '/__games/api/open',
  ])('cannot read %s', async (url) => {
    for (const method of ['OPTIONS', 'GET'] as const) {
      const [origin] = await allowed(method, url);
      expect(origin === undefined || origin === 'null').toBe(true);
    }
  });
});

describe('the Host header', () => {
  it('never leads to an address of another site', async () => {
    const world = getWorld(server, 'links');
    const token = await world.token();
    const shorten = async (url: string, host: string) =>
      (
        await world.raw({
          method: 'POST',
          url: '/app/v1/shortUrl',
          payload: { ...COMMON, url },
          headers: { authorization: token, host },
        })
      ).json<{ errcode: number; shortUrl?: string }>();

    expect(await shorten('/lobby/home', 'evil.example')).toMatchObject({
      errcode: 0,
      shortUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1(:\d+)?\/w\/links\/s\//),
    });
    expect((await shorten('http://evil.example/x', 'evil.example')).errcode).not.toBe(0);
    expect((await shorten('/lobby/home', 'mock.example')).shortUrl).toMatch(/^http:\/\/mock\.example\//);
  });

  it('never makes the authorization page redirect to another site', async () => {
    const query = new URLSearchParams({
      redirect_uri: 'http://evil.example/back',
      response_type: 'code',
      client_id: 'tara-slots',
      scope: 'openid',
      state: 'state-1234',
    });
    const answer = await server.inject({
      url: `/oauth/line/authorize?${query.toString()}`,
      headers: { host: 'evil.example' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-security-policy']).not.toContain('evil.example');
  });
});
