import { openSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { COMMON } from './support/client.ts';
import { freePort } from './support/free-port.ts';
import {
  commandLine,
  waitUntilListening,
  WAIT_OPTIONS,
  PROCESS_TEST_MS,
  type RunningProcess,
} from './support/processes.ts';
import { sendRaw } from './support/raw-request.ts';
import { FULL } from './support/stores.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_MS });

const { serve, start } = commandLine();

/** Calls with long log lines: together more than a pipe and the server's queue can store. */
const MANY = 1000;
const LONG = 'x'.repeat(2000);

async function callMany(url: string, count = MANY): Promise<void> {
  const caller = async (): Promise<void> => {
    for (let call = 0; call < count / 20; call += 1) {
      const answer = await fetch(`${url}/app/v1/anonymous/lobbyTips?filler=${LONG}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(COMMON),
      });
      expect(answer.status).toBe(200);
      await answer.text();
    }
  };
  await Promise.all(Array.from({ length: 20 }, caller));
}

async function linesLost(url: string, stream: 'stdout' | 'stderr', headers = {}): Promise<number> {
  const text = await (await fetch(`${url}/__mock/metrics`, { headers })).text();
  return Number(new RegExp(`tara_mock_lines_lost_total\\{stream="${stream}"\\} (\\d+)`).exec(text)?.[1]);
}

async function answers(url: string): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${url}/__mock/live`)).status).toBe(200), WAIT_OPTIONS);
}

/** All kinds of log in the long run. */
const KINDS = FULL ? ['json', 'pretty'] : ['json'];
const IS_LINUX = process.platform === 'linux';

describe('a server whose output is not read', () => {
  it.each(KINDS)('continues after its reader has gone: --log %s', async (kind) => {
    const server = await serve(['--log', kind]);
    server.hangUp();
    await callMany(server.url, 100);
    expect(await linesLost(server.url, 'stdout')).toBeGreaterThan(90);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it.runIf(FULL)('starts after its reader has gone', async () => {
    const port = await freePort();
    const server = start(['--port', String(port), '--log', 'json']);
    server.hangUp();
    const url = `http://127.0.0.1:${port}`;
    await answers(url);
    await callMany(url, 100);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it.runIf(IS_LINUX).each(KINDS)('continues when the disk is full: --log %s', async (kind) => {
    const port = await freePort();
    const server = start(['--port', String(port), '--log', kind], { stdout: openSync('/dev/full', 'w') });
    const url = `http://127.0.0.1:${port}`;
    await answers(url);
    await callMany(url, 100);
    expect(await linesLost(url, 'stdout')).toBeGreaterThan(90);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.stderr()).toBe('');
  });

  it.each(KINDS)('answers while its reader is blocked, and stops on a signal: --log %s', async (kind) => {
    const server = await serve(['--log', kind]);
    server.read(false);
    await callMany(server.url);
    expect(await linesLost(server.url, 'stdout')).toBeGreaterThan(0);
    server.kill('SIGTERM');
    expect(await server.exited()).toBe(0);
  });

  it('writes again when its reader continues', async () => {
    const server = await serve(['--log', 'json']);
    server.read(false);
    await callMany(server.url);
    const lost = await linesLost(server.url, 'stdout');
    expect(lost).toBeGreaterThan(0);
    server.read(true);
    // The queue is written before later lines.
    await vi.waitFor(() => expect(server.log().length).toBeGreaterThan(MANY - lost), WAIT_OPTIONS);
    await fetch(`${server.url}/__mock/live`, { headers: { 'x-request-id': 'later' } });
    await vi.waitFor(() => expect(server.output().at(-1)).toContain('"later"'), WAIT_OPTIONS);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.log().at(-1)).toMatchObject({ event: 'stopped' });
  });

  it.runIf(IS_LINUX && FULL)('answers while a terminal is paused', async () => {
    const port = await freePort();
    // Runs a command in a terminal of its own and forwards its output while it is read.
    const wrapper = ['sh', '-c', 'exec script --quiet --return --command "$*" /dev/null', 'sh'];
    const terminal = start(['--port', String(port), '--log', 'json'], { wrapper });
    const url = `http://127.0.0.1:${port}`;
    await answers(url);
    terminal.read(false);
    await callMany(url);
    expect(await linesLost(url, 'stdout')).toBeGreaterThan(0);
    terminal.kill('SIGKILL');
    await terminal.exited();
  });
});

describe('a server whose error output is not read', () => {
  const TOKEN = 'control-token-77';
  const CONTROL = { 'x-control-token': TOKEN };
  const defect = async (url: string): Promise<number> =>
    (await fetch(`${url}/defect`, { method: 'POST', headers: { 'x-filler': 'x'.repeat(8000) } })).status;

  it.each([
    ['has gone', (server: RunningProcess) => server.hangUp()],
    ['stands still', (server: RunningProcess) => server.read(false)],
  ])('continues if the reader %s', async (_, leave) => {
    const server = await waitUntilListening(start([TOKEN, 'none'], { program: 'defective' }));
    leave(server);
    for (let call = 0; call < 200; call += 1) expect(await defect(server.url)).toBe(500);
    expect(await linesLost(server.url, 'stderr', CONTROL)).toBeGreaterThan(0);
    server.kill('SIGTERM');
    expect(await server.exited()).toBe(0);
  });
});

describe('the log', () => {
  it('has a line for a malformed request', async () => {
    const server = await serve(['--log', 'json']);
    await sendRaw(server.url, 'HELLO\r\n\r\n');
    await sendRaw(server.url, `GET /${LONG.repeat(10)} HTTP/1.1\r\n\r\n`);
    await server.end('SIGTERM');
    const lines = server.log().filter(({ event }) => event === 'request');
    expect(lines).toMatchObject([
      { status: 400, reason: 'HPE_INVALID_METHOD', requestId: expect.any(String) },
      { status: 431, reason: 'HPE_HEADER_OVERFLOW' },
    ]);
  });
});
