import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createMockServer, type MockServer } from '../src/index.ts';
import { WAIT_OPTIONS } from './support/processes.ts';
import { COMMON, startServer, getWorld } from './support/client.ts';

interface Told {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

async function ask(url: string, path: string): Promise<Told> {
  const answer = await fetch(`${url}/__mock/${path}`);
  return {
    status: answer.status,
    body: await answer.json(),
    retryAfter: answer.headers.get('retry-after'),
  };
}

async function readiness({ inject }: MockServer): Promise<unknown[]> {
  const answer = await inject('/__mock/ready');
  return [answer.statusCode, answer.json(), answer.headers['retry-after']];
}
const READY = [200, { status: 'ready' }, undefined];
const unready = (reason: string): unknown[] => [503, { status: 'unready', reason }, '1'];

describe('the calls live and ready', () => {
  it('distinguish a starting server from a ready one', async () => {
    const server = await startServer();
    expect((await server.inject('/__mock/live')).json()).toEqual({ status: 'live' });
    expect(await readiness(server)).toEqual(unready('starting'));
    const url = await server.listen();
    expect(await readiness(server)).toEqual(READY);
    expect(await ask(url, 'live')).toMatchObject({ status: 200 });
  });

  it('require neither the control token nor a known host name, and reveal nothing else', async () => {
    const server = await startServer({ host: '0.0.0.0', controlToken: 'let-me-in' });
    await server.listen();
    const headers = { host: 'balancer.example', 'user-agent': 'kube-probe/1.31' };
    for (const path of ['live', 'ready']) {
      const answer = await server.inject({ url: `/__mock/${path}`, headers });
      expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([200, ['status']]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect((await server.inject({ method: 'HEAD', url: `/__mock/${path}` })).statusCode).toBe(200);
    }
    expect((await server.inject('/__mock/health')).statusCode).toBe(401);
  });

  it('belong to the server: no world has them, is created by them or journals them', async () => {
    const server = await startServer();
    await server.inject('/__mock/live');
    await server.inject('/__mock/ready');
    expect((await server.inject('/__mock/metrics')).payload).toMatch(/^tara_mock_worlds_open 0$/m);
    expect((await server.inject('/w/blue/__mock/live')).statusCode).toBe(404);
    expect(await getWorld(server, 'default').control('GET', 'requests')).toEqual([]);
  });
});

describe('an unavailable store', () => {
  it('makes the server unready until it answers again, and is logged with the reason', async () => {
    const ready = vi.fn<() => Promise<string | undefined>>(async () => undefined);
    const onDefect = vi.fn<(error: Error, where: string) => void>();
    const server = await startServer({ ready, onDefect });
    await server.listen();
    expect(await readiness(server)).toEqual(READY);

    ready.mockRejectedValue(new Error('no route to postgres://tara:secret-77@db.example'));
    expect(await readiness(server)).toEqual(unready('store'));
    expect(await readiness(server)).toEqual(unready('store'));
    expect((await server.inject('/__mock/live')).statusCode).toBe(200);
    // Logged once, however often a load balancer asks; the answer does not reveal the store's address.
    const defects = onDefect.mock.calls.map(([{ message }, where]) => [message, where]);
    expect(defects).toEqual([
      ['the store does not answer: no route to postgres://***@db.example', 'GET /__mock/ready'],
    ]);

    ready.mockResolvedValue('the migration is under way');
    expect(await readiness(server)).toEqual(unready('store'));
    ready.mockResolvedValue(undefined);
    expect(await readiness(server)).toEqual(READY);
    expect(onDefect).toHaveBeenCalledTimes(2);
  });

  it('includes a check that never ends', async () => {
    const ready = () => new Promise<undefined>(() => undefined);
    const server = await startServer({ ready, onDefect: () => undefined });
    await server.listen();
    expect(await readiness(server)).toEqual(unready('store'));
  });
});

describe('a stopping server', () => {
  const call = (url: string) =>
    fetch(`${url}/app/v1/anonymous/lobbyTips`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://app.example' },
      body: JSON.stringify(COMMON),
    });

  /** A call whose body arrives later. */
  function slowCall(url: string) {
    const body = JSON.stringify(COMMON);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${url}/app/v1/anonymous/lobbyTips`, { method: 'POST', headers });
    const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.flushHeaders();
    return {
      finish: async () => {
        sent.end(body);
        const [{ statusCode, headers: answerHeaders }] = await answer;
        return [statusCode, answerHeaders.connection];
      },
    };
  }

  async function withCall(options: object) {
    const server = await createMockServer({ port: 0, ...options });
    const received = vi.fn<() => void>();
    server.app.server.on('request', received);
    const url = await server.listen();
    const first = slowCall(url);
    await vi.waitFor(() => expect(received).toHaveBeenCalled(), WAIT_OPTIONS);
    return { server, url, first };
  }

  it('is unready while its last calls finish, and accepts no others', async () => {
    const { server, url, first } = await withCall({ graceMs: 120_000 });
    const closed = server.close();
    await vi.waitFor(async () => {
      const { status, body, retryAfter } = await ask(url, 'ready');
      expect([status, body, retryAfter]).toEqual(unready('stopping'));
    }, WAIT_OPTIONS);
    expect(await ask(url, 'live')).toMatchObject({ status: 200, body: { status: 'live' } });
    const refused = await call(url);
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([
      503,
      '1',
      'close',
    ]);
    // Pages of other origins can read the answer too.
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    // It belongs to no world, so it has no Date.
    expect(refused.headers.get('date')).toBeNull();
    expect(await refused.json()).toMatchObject({ code: 503, errcode: 503, error: { retryAfterMs: 1000 } });
    // The caller's next call goes to another server.
    expect(await first.finish()).toEqual([200, 'close']);
    await closed;
    await expect(ask(url, 'ready')).rejects.toThrow('fetch failed');
  });

  it('accepts calls for a while if configured', async () => {
    const { server, url, first } = await withCall({ drainMs: 5000 });
    const closed = server.close();
    await expect.poll(() => ask(url, 'ready')).toMatchObject({ status: 503 });
    const late = await call(url);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    expect(await first.finish()).toEqual([200, 'close']);
    await closed;
  });
});
