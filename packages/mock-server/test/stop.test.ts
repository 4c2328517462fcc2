import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { COMMON } from './support/client.ts';
import {
  commandLine,
  WAIT_OPTIONS,
  PROCESS_TEST_MS,
  type Line,
  type ServerProcess,
} from './support/processes.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_MS });

const { run, serve } = commandLine();
const CALLERS = 20;

async function post(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`${url}/app/v1/anonymous/lobbyTips`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(COMMON),
  });
  await answer.text();
  return answer.status;
}

/** Makes many calls at a time until the server accepts no more; records every answer. */
function callContinuously(url: string) {
  const answers = new Map<string, number>();
  const caller = async (name: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const id = `${name}-${count}`;
      try {
        answers.set(id, await post(url, { 'x-request-id': id }));
      } catch (error) {
        const { code } = (error as { cause?: { code?: string } }).cause ?? {};
        if (code === 'ECONNREFUSED') return;
      }
    }
  };
  return { answers, done: Promise.all(Array.from({ length: CALLERS }, (_one, name) => caller(name))) };
}

/** The logged answers by request id. */
function answered(lines: readonly Line[]): Map<string, unknown> {
  const requests = lines.filter(({ event }) => event === 'request');
  return new Map(requests.map(({ requestId, status }) => [String(requestId), status]));
}

function linesAfter(server: ServerProcess, event: string): Line[] {
  const lines = server.log();
  return lines.slice(lines.findIndex((line) => line.event === event) + 1);
}

describe('a server that gets a stop signal', () => {
  it.each([
    ['immediately', []],
    ['after its drain time', ['--drain', '400']],
  ])('%s answers every accepted call, and ends with code 0', async (_when, args) => {
    const server = await serve(['--log', 'json', '--latency', '100', ...args]);
    const { answers, done } = callContinuously(server.url);
    await vi.waitFor(() => expect(answers.size).toBeGreaterThan(3 * CALLERS), WAIT_OPTIONS);
    server.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    await done;
    expect(answered(server.log())).toEqual(answers);
    for (const status of answers.values()) expect([200, 503]).toContain(status);
    // Calls that were in flight have taken effect.
    const late = [...answered(linesAfter(server, 'stopping')).values()].filter((status) => status === 200);
    expect(late.length).toBeGreaterThan(0);
    expect(server.log().at(-1)).toMatchObject({ event: 'stopped' });
    expect(server.stderr()).toBe('');
  });

  it('cuts off a call at the end of its time, logs it, and ends with code 0', async () => {
    const server = await serve(['--log', 'json', '--latency', '600000', '--grace', '200']);
    const call = post(server.url).catch(() => 'cut off');
    await vi.waitFor(async () => {
      const metrics = await (await fetch(`${server.url}/__mock/metrics`)).text();
      expect(metrics).toContain('tara_mock_worlds_open 1');
    }, WAIT_OPTIONS);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await call).toBe('cut off');
    const lobbyTips = server.log().find(({ operationId }) => operationId === 'lobbyTips');
    expect(lobbyTips).toMatchObject({ event: 'request', status: null });
  });

  it('ends immediately on a second signal', async () => {
    const server = await serve(['--log', 'json', '--latency', '600000']);
    const call = post(server.url).catch(() => 'cut off');
    await vi.waitFor(async () => {
      const metrics = await (await fetch(`${server.url}/__mock/metrics`)).text();
      expect(metrics).toContain('tara_mock_worlds_open 1');
    }, WAIT_OPTIONS);
    server.kill('SIGINT');
    await server.line('stopping');
    const again = setInterval(() => server.kill('SIGTERM'), 50);
    expect(await server.ended()).toBe(128 + 15);
    clearInterval(again);
    expect(await call).toBe('cut off');
  });
});

describe('a port in use', () => {
  const startOn = async (url: string) => run(['--port', new URL(url).port]);

  it('is explained with the store of the mock server that uses it, and how to stop it', async () => {
    const server = await serve([]);
    const { port } = new URL(server.url);
    const next = Number(port) + 10;
    expect(await startOn(server.url)).toEqual({
      code: 2,
      stdout: '',
      stderr: `tara-mock-server: Port ${port} is in use by another mock server, which stores its worlds in memory. "kill ${server.pid}" stops it. "--port ${next}" takes another port; in the repository "PORT=${next} npm start".\nTry --help.\n`,
    });
    expect(await post(server.url)).toBe(200);
  });

  it('is explained also if another program uses it', async () => {
    const other = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await startOn(`http://127.0.0.1:${port}`);
    expect(code).toBe(2);
    expect(stderr).toContain(`Port ${port} is in use by another program. "--port ${port + 10}" takes`);
    other.close();
  });
});
