import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mockWorlds } from './mock.ts';
import { runProcess } from './process.ts';

// Runs every example like a person: as a separate process that uses HTTP and ends without `exit`.

const newWorld = await mockWorlds();
/** The long run: `npm run test:full`. */
const FULL = process.env['TEST_FULL'] === '1';
const folder = mkdtempSync(path.join(tmpdir(), 'tara-sdk-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = path.join(folder, 'document.jpg');
writeFileSync(
  picture,
  Uint8Array.from({ length: 200 }, (_, index) => [0xff, 0xd8, 0xff, 0xe0][index] ?? 7),
);

/** Runs an example against a world and returns its output. */
async function example(name: string, api: string, ...args: string[]) {
  const { code, out, errors } = await runProcess('examples/run.ts', [name, ...args], { TARA_API: api });
  return { code, errors, found: out === '' ? undefined : (JSON.parse(out) as unknown) };
}

/** The examples whose timers or calls could keep a process alive; the long run takes all. */
const SHORT = new Set(['events', 'heartbeat', 'sign-in']);
const isRun = ([name]: readonly [string, unknown]) => FULL || SHORT.has(name);

describe('an example in its own process prints its result and ends', () => {
  const results: readonly (readonly [string, unknown])[] = [
    ['calls', [expect.stringMatching(/^\d+ games$/), 'no such game']],
    ['cancel', ['abort', 'timeout', 'appConfig: timeout, outcome unknown']],
    ['events', { sent: 3, beforeSend: 1, optedOut: 1 }],
    ['heartbeat', 'left'],
    ['intents', [false, expect.any(String)]],
    ['lists', ['found after 1', '2 of the newest']],
    ['money', 'ordered'],
    ['password', true],
    ['queries', ['read again', '0 cached']],
    ['register', 'welcome newstar'],
    ['rules', expect.arrayContaining(['12,480.50', '300*****67'])],
    ['sign-in', ['demoplayer by login', 'home', 'balance known', 'out: player']],
    ['testing', 4200],
    ['tracing', expect.stringMatching(/^[0-9a-f]{32}$/)],
    ['upload', expect.stringMatching(/./)],
  ];
  it.each(results.filter(isRun))('%s', async (name, found) => {
    const { address } = await newWorld();
    const args = name === 'upload' ? [picture] : [];
    expect(await example(name, await address(), ...args)).toEqual({ code: 0, errors: '', found });
  });

  it('covers every example', async () => {
    const { found } = await example('', 'http://127.0.0.1:9');
    expect(found).toEqual([
      'calls',
      'cancel',
      'events',
      'heartbeat',
      'intents',
      'lists',
      'money',
      'password',
      'queries',
      'register',
      'rules',
      'sign-in',
      'testing',
      'tracing',
      'upload',
    ]);
  });

  it('runs the rules example after a temporary failure of the server', async () => {
    const world = await newWorld();
    await world.control('POST', 'faults', { operationId: 'appConfig', httpStatus: 503, times: 1 });
    const { code, found } = await example('rules', await world.address());
    expect([code, found]).toEqual([0, expect.arrayContaining(['12,480.50'])]);
    const requested = await world.control<unknown[]>('GET', 'requests?operationId=appConfig');
    expect(requested).toHaveLength(2);
  });
});
