import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createMockServer, type MockServer, type MockServerOptions } from '../src/index.ts';
import { COMMON, NOON } from './support/client.ts';

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
  await vi.waitFor(() => expect(received).toHaveBeenCalled());
  return { server, call };
}

it('a call in flight comes to its answer when the server closes', async () => {
  const { server, call } = await withCall({ latency: 300 });
  await Promise.all([server.close(), call]);
  expect((await call).status).toBe(200);
});

it('a call that takes too long is cut off', async () => {
  const { server, call } = await withCall({ latency: 600_000, closeMs: 50 });
  await Promise.all([server.close(), expect(call).rejects.toThrow('fetch failed')]);
});

it('a connection on which nothing was asked for holds nothing up', async () => {
  const server = await createMockServer({ port: 0, now: NOON, closeMs: 600_000 });
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(await server.listen()).port) });
  await once(socket, 'connect');
  await Promise.all([server.close(), once(socket, 'close')]);
  expect(socket.destroyed).toBe(true);
});
