import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEvents, type LoggedEvent } from '../src/events/index.ts';
import { fakeFetch } from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import { CALL, getEvents, eventNames, sharedStorage } from './events-support.ts';
import { createTestSdk, COMMON } from './fixtures.ts';
import { mockWorlds } from './mock.ts';

const newWorld = await mockWorlds();

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The fields of an event that an integrator sets. */
interface Noted {
  version?: string;
  name?: string;
  data?: unknown;
  common?: object;
}

/** Logs an event and returns what happened to it. */
function noted({ version = '1.0.28', name = 'page_view', data = {}, common = {} }: Noted) {
  const { sdk } = createTestSdk(fakeFetch({ [CALL]: {} }), {
    common: () => ({ ...COMMON, ...common }),
  });
  const events = createEvents(sdk, { version });
  events.track(name, data as LoggedEvent['eventData'] & object);
  return events;
}

/** Whether the mock server accepts the same event. */
async function isTakenByServer({ version = '1.0.28', name = 'page_view', data = {}, common = {} }: Noted) {
  const world = await newWorld();
  const { channel, appId } = { ...COMMON, ...common };
  const eventList = [
    { channel, appId, version, eventTime: 1, eventUserId: 0, eventName: name, eventData: data },
  ];
  const answer = await world.fetch(`${world.baseUrl}/app/v1/${CALL}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...COMMON, ...common, eventList }),
  });
  return answer.status === 200;
}

const TEXT = 'eventData.text must be text of at most 1024 characters, a number, a truth value or null';
const CHARACTERS = 'must be text of 1 to 64 characters';
const VERSION = String.raw`version must be text that matches ^[0-9]{1,4}(\.[0-9]{1,4}){1,3}$`;
const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));

const outside: readonly [string, Noted, string][] = [
  ['a version of one number', { version: '1' }, VERSION],
  ['the version of a release candidate', { version: '2.0.0-rc.1' }, VERSION],
  ['no name', { name: '' }, `eventName ${CHARACTERS}`],
  ['a field within a field', { data: { text: { deep: 1 } } }, TEXT],
  ['a list', { data: { text: [1] } }, TEXT],
  ['an app id of 65 characters', { common: { appId: 'a'.repeat(65) } }, `appId ${CHARACTERS}`],
  ['a channel that is none', { common: { channel: 'FAX' } }, 'channel must be one of WEB'],
  ['an empty referrer', { common: { clientReferrer: '' } }, `clientReferrer ${CHARACTERS}`],
  ['a platform that is none', { common: { platform: 2 } }, 'platform must be one of 0, 1'],
  [
    'a common field of its own',
    { common: { extra: 1 } },
    'extra must be absent: the contract has no such field',
  ],
];

const validEvents: readonly [string, Noted][] = [
  ['the shortest', { version: '1.0', name: 'n' }],
  ['the longest version', { version: '9999.9999.9999.9999' }],
  ['64 characters, some of them escaped', { name: '🙂"\\\n\u0001'.repeat(12) + 'abcd' }],
  ['a text of 1,024 quotes', { data: { text: '"'.repeat(1024) } }],
  ['a text of 1,024 emoji', { data: { text: '🙂'.repeat(1024) } }],
  ['32 fields', { data: fields(32) }],
  ['every kind of value', { data: { a: null, b: true, c: -1.5e-9, d: 1e300, e: '', '"': '{[,:' } }],
  ['other common fields', { common: { platform: 1, clientReferrer: 'r'.repeat(64) } }],
];

const tooLong: readonly [string, Noted, object][] = [
  ['a name of 65 characters', { name: 'n'.repeat(65) }, { eventName: `${'n'.repeat(63)}…` }],
  [
    'a text of 1,100 characters',
    { data: { text: 'x'.repeat(1100) } },
    { eventData: { text: `${'x'.repeat(1023)}…` } },
  ],
  [
    'a text of 1,025 line breaks',
    { data: { text: '\n'.repeat(1025) } },
    { eventData: { text: `${'\n'.repeat(1023)}…` } },
  ],
  [
    'a text of 1,025 control characters',
    { data: { text: '\u0001'.repeat(1025) } },
    { eventData: { text: `${'\u0001'.repeat(1023)}…` } },
  ],
  [
    'a text whose 1,023rd character is within an emoji',
    { data: { text: `${'x'.repeat(1022)}${'🙂'.repeat(3)}` } },
    { eventData: { text: `${'x'.repeat(1022)}…` } },
  ],
  ['33 fields', { data: fields(33) }, { eventData: fields(32) }],
];

describe('an event that is longer than the contract allows', () => {
  it.each(tooLong)(
    '%s: is cut with a mark and counted, and then accepted by the server',
    async (_, given, expected) => {
      const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
      const events = createEvents(sdk, { version: '1.0.28' });
      events.track(given.name ?? 'page_view', (given.data ?? {}) as never);
      await events.flush();
      expect(events.stats()).toEqual({ queued: 0, sent: 1, dropped: 0, cut: 1 });
      const [sent] = server.of(CALL).flatMap(getEvents) as unknown as LoggedEvent[];
      expect(sent).toMatchObject(expected);
      expect(await isTakenByServer(given)).toBe(false);
      expect(await isTakenByServer({ name: sent?.eventName ?? '', data: sent?.eventData })).toBe(true);
    },
  );

  it.each([
    ['the stack of an error', { stack: 'at f (app.js:1:1)\n'.repeat(4000) }],
    [
      '32 texts of 1,024 emoji',
      Object.fromEntries(Object.keys(fields(32)).map((key) => [key, '🙂'.repeat(1024)])),
    ],
    [
      '32 long names with control characters',
      Object.fromEntries(Object.keys(fields(32)).map((key) => [key + '\u0001'.repeat(9000), 1])),
    ],
  ])('%s arrives', async (_, data) => {
    const world = await newWorld();
    const sdk = await world.sdk();
    const events = createEvents(sdk, { version: '1.0.28' });
    events.track('error', data);
    await events.flush();
    expect(events.stats()).toEqual({ queued: 0, sent: 1, dropped: 0, cut: 1 });
    expect(await world.control<unknown[]>('GET', 'events')).toHaveLength(1);
  });

  it('warns once in development, and never in production', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { sdk } = createTestSdk();
    const events = createEvents(sdk, { version: '1.0.28' });
    events.track('error', { text: 'x'.repeat(1100) });
    expect(warn).not.toHaveBeenCalled();
    vi.stubEnv('NODE_ENV', 'development');
    events.track('error', { text: 'x'.repeat(1100) });
    events.track('error', { text: 'y'.repeat(5000) });
    expect(warn.mock.calls).toEqual([[`track: ${TEXT}; it is cut, or the event is not sent`]]);
  });
});

describe('an event outside of the contract’s limits', () => {
  it.each(outside)('%s: is rejected by the server, and not sent', async (_, given) => {
    const events = noted(given);
    expect(events.stats()).toEqual({ queued: 0, sent: 0, dropped: 1, cut: 0 });
    expect(events.drops()).toMatchObject({ invalid: 1 });
    expect(await isTakenByServer(given)).toBe(false);
  });

  it.each(outside)('%s: is reported on the console in development', (_, given, sentence) => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(() => noted(given)).not.toThrow();
    expect(warn.mock.calls).toEqual([[`track: ${sentence}; it is cut, or the event is not sent`]]);
  });

  it('does not affect other events: nineteen of twenty arrive, also by beacon', async () => {
    const world = await newWorld();
    const { taken } = stubBeacon(true);
    const { sdk } = createTestSdk();
    const events = createEvents(sdk, { version: '1.0.28' });
    for (let index = 0; index < 20; index += 1) {
      events.track(`e${index}`, { text: index === 7 ? ({ deep: 1 } as never) : 'x' });
    }
    await events.flush();
    expect(events.stats()).toEqual({ queued: 0, sent: 19, dropped: 1, cut: 0 });
    for (const { text, type } of taken) {
      const body = await text;
      const headers = { 'content-type': type };
      await world.fetch(`${world.baseUrl}/app/v1/${CALL}`, { method: 'POST', headers, body });
    }
    expect(await world.control<unknown[]>('GET', 'events')).toHaveLength(19);
  });

  it('is not sent if another version left it in the store', async () => {
    const store = sharedStorage();
    const valid = { channel: 'WEB', appId: 'demo', version: '1.0.0', eventTime: 1, eventUserId: 0 };
    const left = ['good', 'bad'].map((eventName) => ({
      eventId: eventName.padEnd(32, '0'),
      ...valid,
      ...(eventName === 'bad' ? { version: '1' } : {}),
      eventName,
      eventData: {},
    }));
    for (const [at, event] of left.entries()) store.set(`tara.events.x.${at}`, JSON.stringify(event));
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    await clock.advance(10_000);
    expect(server.of(CALL).map(eventNames)).toEqual([['good']]);
    expect(events.drops()).toMatchObject({ invalid: 1 });
  });
});

describe('an event within the contract’s limits', () => {
  it.each(validEvents)('%s: is queued, also in development', async (_, given) => {
    expect(noted(given).stats()).toEqual({ queued: 1, sent: 0, dropped: 0, cut: 0 });
    vi.stubEnv('NODE_ENV', 'development');
    expect(noted(given).stats()).toEqual({ queued: 1, sent: 0, dropped: 0, cut: 0 });
    expect(await isTakenByServer(given)).toBe(true);
  });
});

describe('development messages', () => {
  it.each([
    ['production', false],
    ['development', true],
  ])('in a bundle for %s: %s', async (mode, isThere) => {
    const home = path.join(import.meta.dirname, '..');
    const { outputFiles } = await build({
      entryPoints: [path.join(home, 'src/events/index.ts')],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      external: ['node-forge'],
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    });
    expect(outputFiles.map(({ text }) => text.includes('characters'))).toEqual([isThere]);
  });
});
