import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createMockServer, type MockServer, type MockServerOptions } from '../src/index.ts';
import { COMMON, NOON } from './support/client.ts';
import { FULL } from './support/stores.ts';

/** A server with a call in flight. */
async function withCall(
  options: MockServerOptions,
): Promise<{ server: MockServer; call: Promise<Response> }> {
  const server = await createMockServer({ port: 0, now: NOON, ...options });
  const received = vi.fn<() => void>();
  server.app.server.on('request', received);
  const call = fetch(`${await server.listen()}/app/v1/anonymous/lobbyTips`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(COMMON),
  });
  await expect.poll(() => received).toHaveBeenCalled();
  return { server, call };
}

it('a call in flight is answered when the server closes', async () => {
  const { server, call } = await withCall({ latency: 300 });
  await Promise.all([server.close(), call]);
  expect((await call).status).toBe(200);
});

it('a call that takes too long is cut off', async () => {
  const { server, call } = await withCall({ latency: 600_000, graceMs: 50 });
  await Promise.all([server.close(), expect(call).rejects.toThrow('fetch failed')]);
});

it('an idle connection does not delay the close', async () => {
  const server = await createMockServer({ port: 0, now: NOON, graceMs: 600_000 });
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(await server.listen()).port) });
  await once(socket, 'connect');
  await Promise.all([server.close(), once(socket, 'close')]);
  expect(socket.destroyed).toBe(true);
});

it.runIf(FULL)(
  'a close that takes longer than the timeout of plugins succeeds',
  async () => {
    const server = await createMockServer({ port: 0, now: NOON, drainMs: 10_500 });
    await server.listen();
    await expect(server.close()).resolves.toBeUndefined();
  },
  30_000,
);

it('pipelined calls on one connection are all answered before it closes', async () => {
  const server = await createMockServer({ port: 0, now: NOON, latency: 200 });
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(await server.listen()).port) });
  const body = JSON.stringify(COMMON);
  const head = [
    'POST /app/v1/anonymous/lobbyTips HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
  ];
  const call = [...head, `content-length: ${body.length}`, '', body].join('\r\n');
  const received = vi.fn<() => void>();
  server.app.server.on('request', received);
  let answers = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (answers += piece));
  socket.write(call.repeat(3));
  await expect.poll(() => received).toHaveBeenCalledTimes(3);
  await Promise.all([server.close(), once(socket, 'close')]);
  expect(answers.match(/HTTP\/1.1 200 OK/g)).toHaveLength(3);
  expect(answers.match(/connection: close/gi)).toHaveLength(1);
});
