import { describe, expect, it } from 'vitest';
import { getOutcome, NO_FILTER, selectCalls, toQuery, type Entry } from '../console/src/calls/call-list.ts';
import { findObstacle } from '../console/src/calls/masked.ts';
import { toTest } from '../console/src/calls/test-text.ts';
import { getTopics } from '../console/src/live-topics.ts';
import { MockWorld } from '../src/fixtures/mock-world.ts';
import { COMMON, startServer } from './support/client.ts';

const ENTRY: Entry = {
  id: 1,
  requestId: 'req-1',
  time: 0,
  method: 'POST',
  path: '/w/one/app/v1/refreshData',
  operationId: 'refreshData',
  status: 200,
  errcode: 0,
  durationMs: 1,
  request: COMMON,
  response: { code: 200, errcode: 0 },
};

const CALLS = [
  {
    operationId: 'gameLike',
    path: '/app/v1/gameLike',
    summary: 'Mark a favourite',
    secured: true,
    errcodes: [],
  },
  { operationId: 'recharge3', path: '/app/v1/recharge3', summary: 'Deposit', secured: true, errcodes: [] },
];

describe('the outcome of a call', () => {
  it.each([
    [{ waitsMs: 5, status: 0 }, 'waiting', 'waits'],
    [{ status: 0 }, 'cut', 'cut'],
    [{ status: 503, errcode: 503 }, 'failed', '503'],
    [{ errcode: 2304 }, 'refused', '2304'],
    [{}, 'done', 'OK'],
  ])('of %o is %s', (part, kind, text) => {
    expect(getOutcome({ ...ENTRY, ...part })).toEqual({ kind, text });
  });
});

describe('the filter of the calls', () => {
  it('leaves heartbeats out until they or a call are wanted', () => {
    expect(toQuery(NO_FILTER, CALLS)).toEqual({ limit: 200, reports: 0 });
    expect(toQuery({ ...NO_FILTER, withReports: true }, CALLS)).toEqual({ limit: 200 });
    expect(toQuery({ ...NO_FILTER, call: 'favour' }, CALLS)).toEqual({ limit: 200, operationId: 'gameLike' });
  });

  it('sends text, player, errcode, status and waiting as parameters', () => {
    const all = { ...NO_FILTER, text: ' R20 ', call: 'no such call', playerId: '7' };
    expect(toQuery({ ...all, outcome: 'errcode:104' }, CALLS)).toEqual({
      limit: 200,
      text: 'R20',
      operationId: 'no such call',
      playerId: 7,
      errcode: 104,
    });
    expect(toQuery({ ...NO_FILTER, outcome: 'status:503' }, CALLS)).toMatchObject({ status: 503 });
    expect(toQuery({ ...NO_FILTER, outcome: 'waiting' }, CALLS)).toMatchObject({ waiting: 1 });
  });

  it('selects failed calls among more calls than it shows', () => {
    const failed = { ...NO_FILTER, outcome: 'failed' };
    expect(toQuery(failed, CALLS)).toMatchObject({ limit: 1000 });
    const entries = [
      ENTRY,
      { ...ENTRY, id: 2, errcode: 104 },
      { ...ENTRY, id: 3, status: 0, waitsMs: 9 },
      { ...ENTRY, id: 4, status: 0 },
    ];
    expect(selectCalls(entries, failed).map(({ id }) => id)).toEqual([2, 4]);
    expect(selectCalls(entries, NO_FILTER)).toBe(entries);
  });
});

it('names the queries that an event of the stream concerns', () => {
  expect(getTopics('end', { reason: 'stopping' })).toEqual([]);
  expect(getTopics('report', {})).toEqual(['events']);
  expect(getTopics('call', {})).toContain('requests');
  expect(getTopics('call', {})).not.toContain('rules');
  expect(getTopics('call', { faultId: 1 })).toContain('rules');
  expect(getTopics('change', {})).toContain('players');
  expect(getTopics('change', {})).not.toContain('requests');
  expect(getTopics('gap', { reason: 'replaced' })).toEqual(
    expect.arrayContaining(['requests', 'events', 'players', 'config', 'rules']),
  );
});

it('says what of a call cannot be sent again', () => {
  expect(findObstacle(ENTRY)).toBeUndefined();
  expect(findObstacle({ ...ENTRY, request: { login: { password: '***' } } })).toBe(
    'The journal masks a secret: /login/password.',
  );
  expect(
    findObstacle({ ...ENTRY, headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  ).toContain('form');
});

type Run = (tools: { expect: typeof expect; world: MockWorld }) => Promise<void>;

/** Runs the text of a test in a new world. @returns its title */
const run = async (text: string): Promise<string> => {
  const server = await startServer();
  const url = await server.listen();
  const [, title = '', body = ''] = /^import .*\n\ntest\('(.+)', (async [^]*)\);\n$/.exec(text) ?? [];
  const source = `data:text/javascript,${encodeURIComponent(`export default ${body};`)}`;
  const { default: test } = (await import(/* @vite-ignore */ source)) as { default: Run };
  await test({ expect, world: new MockWorld(url, 'copied-test') });
  return title;
};

describe('a copied test', () => {
  const context = { account: 'demoplayer', scenario: 'default', seed: 1 };

  it.each<[string, Partial<Entry>, object]>([
    ['sends the call', {}, {}],
    ['begins with the scenario of the world', {}, { scenario: 'rich-vip', seed: 7 }],
    ['creates the player', {}, { account: 'moonlight7' }],
    ['sets a fault for an errcode', { faultId: 1, errcode: 104 }, {}],
    ['sets a fault for a status', { faultId: 1, status: 503, errcode: 503 }, {}],
    ['expects no answer if the connection was closed', { faultId: 1, status: 0 }, {}],
    [
      'expects a broken answer',
      { faultId: 1 },
      { fault: { faultId: 1, hits: 1, operationId: 'refreshData', effect: 'truncate' } },
    ],
    ['holds and releases the call', { faultId: 1, status: 0, waitsMs: 500 }, {}],
    ['sets a stub with the answer', { stubId: 1, errcode: 104, response: { code: 200, errcode: 104 } }, {}],
    [
      'sets the stub that is active',
      { stubId: 1 },
      {
        stub: { stubId: 1, hits: 1, operationId: 'refreshData', answer: { body: { coin: 5 }, merge: true } },
      },
    ],
    ['sets a stub with a status', { stubId: 1, status: 502, response: { code: 502, errcode: 502 } }, {}],
  ])('%s, and passes', async (_title, part, more) => {
    expect(await run(toTest({ ...ENTRY, ...part }, { ...context, ...more }))).toMatch(/^refreshData /);
  });

  it('fails in a world with another outcome', async () => {
    await expect(run(toTest({ ...ENTRY, errcode: 104 }, context))).rejects.toThrow('{ errcode: 104 }');
  });

  it('names what the journal masks, quotes texts, and sends no token for a visitor', () => {
    const text = toTest(
      { ...ENTRY, path: '/app/v1/`${x}', request: { password: '***', note: `it's "quoted"` } },
      { scenario: 'default', seed: 1 },
    );
    expect(text).toContain('// The journal masks secrets: replace ***.');
    expect(text).toContain(String.raw`{ password: "***", note: "it's \"quoted\"" }`);
    expect(text).toContain('\\`\\${x}`');
    expect(text).not.toContain('authorization');
  });
});
