import { createMockServer } from '@tara/mock-server';
import { afterAll, describe, expect, it } from 'vitest';
import { injectTransport } from '../mutants/inject-transport.ts';
import type { HttpRequest, Transport } from '../src/protocol/transport.ts';
import { createMockServerHooks } from '../src/suite/hooks/mock-server.ts';
import { runSuite } from '../src/suite/run-suite.ts';
import { SAMPLE } from './support/sample.ts';
import { listFailures } from './support/server.ts';

const HOSTILE = [
  'null',
  '[]',
  '5',
  '""',
  '"text"',
  '{"code": 200,',
  '',
  '{"code":200,"errcode":0,"li',
  '[null]',
  '{}',
];
/** What only an exception of the suite says. */
const EXCEPTION = /The check itself failed|Cannot (read|destructure)|is not a function|not iterable|in JSON/;

const server = await createMockServer({ passwordCost: 16 });
afterAll(() => server.close());
const honest = injectTransport(server);
const baseUrl = 'http://mock.test';
const APP_CONFIG = '/app/v1/anonymous/appConfig';

/** The path without its world and ids. */
const getPath = ({ url }: HttpRequest) =>
  new URL(url).pathname.replace(/^\/w\/[^/]+/, '').replaceAll(/\/[^/]*\d{3}[^/]*/g, '/*');

const run = async (transport: Transport, ids: readonly string[]) =>
  runSuite({
    baseUrl,
    transport,
    hooks: createMockServerHooks(baseUrl, { transport }),
    select: ({ id }) => ids.includes(id),
    preflight: false,
  });

/** Answers a text at one path. */
const answeringAt =
  (path: string, text: string): Transport =>
  async (request) => {
    const answer = await honest(request);
    return getPath(request) === path ? { ...answer, text } : answer;
  };

/** The paths of the sample, each with the check of the fewest calls that uses it. */
const users = new Map<string, string>();
const failures: unknown[] = [];
const uses: { readonly id: string; readonly paths: ReadonlySet<string>; readonly calls: number }[] = [];
for (const id of SAMPLE) {
  const paths = new Set<string>();
  const notePath: Transport = async (request) => {
    paths.add(getPath(request));
    return honest(request);
  };
  const result = await run(notePath, [id]);
  uses.push({ id, paths, calls: result.calls });
  failures.push(...listFailures(result));
}
for (const { id, paths } of uses.toSorted((a, b) => b.calls - a.calls))
  for (const path of paths) users.set(path, id);

it('passes the checks of the sample without hostile answers', () => {
  expect(failures).toEqual([]);
});

describe('an answer that is not an object of the contract', () => {
  const calls = [...users].filter(
    ([path]) => path.startsWith('/app/v1/') && !/appConfig|noSuchCall/.test(path),
  );
  it.each(calls)('makes a finding at %s', async (path, id) => {
    const [first, second] = [
      HOSTILE[path.length % HOSTILE.length],
      HOSTILE[(path.length + 3) % HOSTILE.length],
    ];
    for (const text of [first ?? '', second ?? '']) {
      const { results } = await run(answeringAt(path, text), [id]);
      expect(results).toMatchObject([{ outcome: 'fail', reason: expect.not.stringMatching(EXCEPTION) }]);
    }
  });

  const hooks = [...users].filter(([path]) => path.startsWith('/__'));
  it.each(hooks)('fails the hook with a sentence, or is not used, at %s', async (path, id) => {
    for (const text of HOSTILE) {
      const [result] = (await run(answeringAt(path, text), [id])).results;
      const said = `${result?.outcome} ${result?.reason ?? ''}`;
      expect(said).toMatch(/^(pass|fail|error The hook \w+ (failed|returned))/);
      expect(said).not.toMatch(EXCEPTION);
    }
  });

  it.each(HOSTILE)('makes the run void as the configuration: %s', async (text) => {
    const { voidReason, results } = await run(answeringAt(APP_CONFIG, text), SAMPLE);
    expect([voidReason, results]).toEqual([
      expect.stringMatching(/^\/app\/v1\/anonymous\/appConfig answered HTTP 200/),
      [],
    ]);
    expect(voidReason).not.toMatch(EXCEPTION);
  });
});

it('judges a backend that answers the configuration and nothing else as failed, not as void', async () => {
  const transport: Transport = async (request) => {
    const answer = await honest(request);
    return /appConfig|__mock/.test(request.url) ? answer : { ...answer, text: 'null' };
  };
  const { voidReason, results } = await run(transport, SAMPLE.slice(0, 3));
  expect(results.map(({ outcome }) => outcome)).toContain('fail');
  expect(voidReason).toBeUndefined();
});

it.each(['null', '5', '[[', '{"2":"x"}', ''])(
  'makes a finding of a text of an answer with the content %j',
  async (content) => {
    const transport: Transport = async (request) => {
      const answer = await honest(request);
      const text = answer.text.replace(
        /"taskData":"(?:[^"\\]|\\.)*"/,
        `"taskData":${JSON.stringify(content)}`,
      );
      return { ...answer, text };
    };
    const { results } = await run(transport, ['points/all-tasks']);
    expect(results).toMatchObject([
      { outcome: 'fail', reason: expect.stringContaining('taskData must be a text') },
    ]);
  },
);
