import { expect, it, describe } from 'vitest';
import * as fc from 'fast-check';
import { maskSecrets } from '../src/journal/mask-secrets.ts';
import { maskedAddress } from '../src/log/masked-address.ts';
import { createSecretsRemover, secretsOfBody, secretsOfHead } from '../src/log/remove-secrets.ts';
import { COMMON, NOON, startServer, getWorld } from './support/client.ts';
import { CHANNELS, order } from './support/deposits.ts';

/** In the form of the server's tokens: letters and digits. */
const SECRET = 'k7m3p9q2w8x4z6b5n7v3k7m3p9q2w8x4z6b5n7v3';
const IN_URL = encodeURIComponent(`http://127.0.0.1:4010/play?token=${SECRET}`);

/** Addresses with a secret, and their masked form. */
const ADDRESSES = [
  [`/__pay/TS10000001-0001?t=${SECRET}`, '/__pay/TS10000001-0001?t=***'],
  [`/__pay/TS10000001-0001?T=${SECRET}`, '/__pay/TS10000001-0001?T=***'],
  [`/a?Token=${SECRET}&x=1`, '/a?Token=***&x=1'],
  [`/a?x=1&ACCESS_TOKEN=${SECRET}`, '/a?x=1&ACCESS_TOKEN=***'],
  [`/a?%74oken=${SECRET}`, '/a?%74oken=***'],
  [`/a?id_number=${SECRET}&Card-Num=4000`, '/a?id_number=***&Card-Num=***'],
  [`/a?token[]=${SECRET}`, '/a?token[]=***'],
  [`/a#access_token=${SECRET}`, '/a#access_token=***'],
  [`/a;token=${SECRET}`, '/a;token=***'],
  [`/a/${SECRET}`, '/a/***'],
  [`/a/${SECRET}/b?x=1`, '/a/***/b?x=1'],
  [`/a/%6b${SECRET.slice(1)}`, '/a/***'],
  ['/a/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '/a/***'],
  ['/token/short', '/token/***'],
  [`nothing is at /a/${SECRET}.`, 'nothing is at /a/***'],
  [`http://localhost/a/${SECRET}`, 'http://localhost/a/***'],
  [`/a?back=${IN_URL}`, `/a?back=${encodeURIComponent('http://127.0.0.1:4010/play?token=***')}`],
  [`/a?back=${encodeURIComponent(`/b?c=${IN_URL}`)}`, undefined],
  [`/a?back=%ff%${IN_URL}`, undefined],
  [`/a/%zz/%74oken/${SECRET}%e0`, undefined],
  [
    `/a?body=${encodeURIComponent(`{"token":"${SECRET}"}`)}`,
    `/a?body=${encodeURIComponent('{"token":"***"}')}`,
  ],
] as const;

/** Addresses without a secret, which stay unchanged. */
const PLAIN = [
  '/w/secret/app/v1/refreshData',
  '/w/run-2025-11-21-0123456789abcdef012345/app/v1/refreshData',
  '/w/a0123456789abcdef0123456789/lobby/home?tab=2&world=mine',
  '/app/v1/anonymous/appConfig?from=here',
  '/content/posters/1001.webp',
  '/__mock/players/10000001',
  '/assets/index-0a1b2c3d4e5f60718293.js',
  '/?a=%zz&b',
];

describe('an address', () => {
  it.each(ADDRESSES)('%s is shown without its secret', (address, shown) => {
    for (const masked of [maskSecrets(address), maskedAddress(address)]) {
      expect(masked).not.toContain(SECRET.slice(1));
      expect(masked).toBe(shown ?? masked);
    }
  });

  it.each(PLAIN)('%s is unchanged', (address) => {
    expect(maskedAddress(address)).toBe(address);
  });
});

const quoted = (value: unknown): string => JSON.stringify(value);
const BODIES: readonly (readonly [what: string, body: unknown])[] = [
  ['a field', { token: SECRET }],
  ['a field in capitals', { PASSWORD: SECRET }],
  ['a field with signs', { 'access-token': SECRET, id_number: SECRET }],
  ['a list of secrets', { tokens: [SECRET, [SECRET]] }],
  ['a list of objects', { list: [{ deep: { token: SECRET } }] }],
  ['JSON in a text', { params: quoted({ a: [{ token: SECRET }] }) }],
  ['JSON in JSON in a text', { params: quoted({ inner: quoted({ deep: quoted([{ password: SECRET }]) }) }) }],
  ['JSON that was cut off', { params: quoted({ inner: quoted({ token: SECRET, x: 1 }) }).slice(0, -4) }],
  [
    'a list of names and values',
    {
      params: [
        { name: 'token', value: SECRET },
        { key: 't', value: SECRET },
      ],
    },
  ],
  ['a form in a text', { params: `token=${SECRET}&a=b` }],
  ['cookies in a text', { cookie: `a=b; session_token=${SECRET}` }],
  ['an address in a text', { note: `see http://localhost/x?t=${SECRET} please` }],
  ['an address with a token in its path', { url: `https://mock.example/a/${SECRET}` }],
  ['a header', { headers: { Authorization: `Bearer ${SECRET}`, 'X-Control-Token': SECRET } }],
];

describe('a body', () => {
  it.each(BODIES)('is shown without its secrets: %s', (_, body) => {
    expect(quoted(maskSecrets(body))).not.toContain(SECRET);
  });

  it('is shown without numeric secrets, otherwise unchanged', () => {
    const plain = {
      code: 200,
      errcode: 0,
      tokenTtlMs: 1000,
      passwordLengthMin: 6,
      list: ['a=b', '1/2', '{ "a": 1.0 }'],
      x: null,
    };
    expect(maskSecrets(plain)).toEqual(plain);
    expect(maskSecrets({ password: 123_456, cardNum: 4000, otp: 123_456 })).toEqual({
      password: '***',
      cardNum: '***',
      otp: '***',
    });
  });

  it('is shown without a secret at any place and in any context', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('object', 'list', 'json', 'query'), { maxLength: 6 }),
        fc.constantFrom('token', 'Password', 'card_num', 'T'),
        (layers, name) => {
          let value: unknown = name === 'T' ? `/x?T=${SECRET}` : { [name]: SECRET };
          for (const layer of layers) {
            if (layer === 'object') value = { field: value };
            if (layer === 'list') value = ['a', value];
            if (layer === 'json') value = quoted(value);
            if (layer === 'query')
              value = `/path?q=${encodeURIComponent(typeof value === 'string' ? value : quoted(value))}`;
          }
          expect(quoted(maskSecrets({ value }))).not.toContain(SECRET);
        },
      ),
      { numRuns: 500 },
    );
  });

  // With a time that grows with the square of the length, each of them would take longer than a test may.
  it('is masked in a time that grows with its length if it is deeply nested or of one repeated character', () => {
    const times = 400_000;
    const texts = [
      '['.repeat(times),
      '='.repeat(times),
      'a='.repeat(times / 2),
      '/a'.repeat(times / 2),
      `/a${'.'.repeat(times)}a`,
      '/%'.repeat(times),
      `[${'\\'.repeat(times)}`,
      '"a":"'.repeat(times / 5),
      `{${'"a":"'.repeat(times / 5)}`,
    ];
    for (const text of texts) expect(maskSecrets({ text })).toHaveProperty('text');
  });
});

it('the journal shows no secret, wherever a caller sends it', async () => {
  const server = await startServer();
  const world = getWorld(server, 'secrets');
  await world.control('POST', 'reset', {});
  const payload = {
    ...COMMON,
    params: quoted({ token: SECRET }),
    more: [{ name: 'password', value: SECRET }],
  };
  for (const url of [`/app/v1/refreshData?T=${SECRET}`, `/app/v1/nowhere/${SECRET}`, `/app/v1/${SECRET}`])
    await world.raw({ method: 'POST', url, payload, headers: { authorization: SECRET } });
  const journal = quoted(await world.control('GET', 'requests'));
  expect(journal).not.toContain(SECRET);
  expect(journal).toContain('nowhere/***');
});

it('a line of the log has no secret of its request, as in the journal', () => {
  const head = {
    headers: { authorization: `Bearer ${SECRET}`, cookie: 'visit=crumbs77', 'x-api-key': 'door-key-88' },
    query: { t: 'launch-99' },
  };
  const body = {
    tokens: ['first-11', ['second-22']],
    cardNum: 40_001_234,
    list: [{ name: 'otp', value: 'third-33' }],
  };
  const remove = createSecretsRemover([...secretsOfHead(head), ...secretsOfBody({ body })]);
  const line = `refused ${quoted(head)} ${quoted(body)} of Amina`;
  expect(remove(line)).not.toMatch(/k7m3|crumbs|door-key|launch|first|second|40001234|third/);
  expect(remove(line)).toMatch(/^refused .* of Amina$/);
});

describe('a card number, an e-mail address and a payment token', () => {
  const CARD = '4000123412349876';
  const OUTPUTS = ['requests', 'history', 'events', 'players/10000001', 'orders'];

  it('are in no output for people, also inside objects that a change added', async () => {
    const server = await startServer();
    const world = getWorld(server, 'outputs');
    await world.control('POST', 'reset', {});
    const token = await world.token();
    const bank = { bankId: 1, bankName: 'Ravi Bank', accountName: 'Demo Player', cardNum: CARD };
    await world.done('addBankInfo', bank, { token });
    const other = { realName: 'Amina Khan', birthday: '1990-01-01', address: 'House 7' };
    await world.done('updateAppUserOther', { ...other, email: 'amina@mail.example' }, { token });
    const { payUrl } = await world.done('recharge3', order(500_00, CHANNELS.page), { token });
    const payToken = new URL(String(payUrl), 'http://localhost').searchParams.get('t') ?? '';
    expect(payToken).toMatch(/^\w{20,}$/);
    const event = {
      channel: 'WEB',
      appId: 'test',
      version: '1.0.28',
      eventTime: NOON,
      eventUserId: 0,
      eventData: { email: 'amina@mail.example', link: String(payUrl), cardNum: CARD, step: 2 },
    };
    await world.done('anonymous/appEventLogClient', { eventList: [event] });
    for (const path of OUTPUTS) {
      const shown = quoted(await world.control('GET', path));
      for (const secret of [CARD, 'amina@', payToken, token])
        expect([path, shown]).not.toEqual([path, expect.stringContaining(secret)]);
    }
    expect(await world.control('GET', 'events')).toMatchObject([
      { event: { eventData: { email: '***', cardNum: '***', step: 2 } } },
    ]);
    const history = await world.control<{ call: string; changes: unknown[] }[]>('GET', 'history');
    expect(history.find(({ call }) => call === 'recharge3')?.changes).toContainEqual(
      expect.objectContaining({
        pointer: '/orders/0',
        after: expect.objectContaining({ token: '***', amount: 500_00 }) as unknown,
      }),
    );
    const undone = await world.control('POST', 'undo');
    expect(quoted(undone)).toContain('recharge3');
    expect(quoted(undone)).not.toContain(payToken);
  });
});
