import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMockServer, type MockServer } from '../src/index.ts';
import { createMemoryDatabase } from '../src/store/memory/database.ts';
import { createFeed } from '../src/stream/feed.ts';
import type { Listener } from '../src/stream/listener.ts';
import { createWorlds } from '../src/worlds/directory.ts';
import { dueAt } from '../src/worlds/due.ts';
import { getWorld, internalWorld, NOON, startServer } from './support/client.ts';
import { openStream, readStream, type StreamReader } from './support/stream.ts';

async function getStreams({ inject }: MockServer): Promise<number> {
  const { payload } = await inject('/__mock/metrics');
  return Number(/^tara_mock_streams_open (\d+)$/m.exec(payload)?.[1]);
}

/** Opens a stream over a connection of its own. */
async function openConnection(url: string): Promise<StreamReader> {
  const [reply] = (await once(get(url), 'response')) as [IncomingMessage];
  const reader = readStream(reply, { status: reply.statusCode ?? 0, headers: reply.headers });
  await expect.poll(reader.lastId).toBeDefined();
  return reader;
}

const ENTRY = {
  arrival: { at: 0 },
  generation: 1,
  requestId: 'one',
  time: 0,
  method: 'POST',
  path: '/',
  status: 200,
  durationMs: 1,
  headers: {},
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the end of a stream', () => {
  it('comes with the stop of the server, which it does not delay', async () => {
    const server = await createMockServer({ port: 0, now: NOON, graceMs: 600_000, drainMs: 300 });
    const stream = await openConnection(`${await server.listen()}/__mock/stream`);
    const closing = server.close();
    expect(await stream.next()).toMatchObject([{ event: 'end', data: { reason: 'stopping' } }]);
    await stream.untilEnd();
    // The server still accepts other calls.
    const [late, other] = await Promise.all([
      fetch(`${server.url}/__mock/stream`),
      fetch(`${server.url}/__mock/health`),
    ]);
    expect([late.status, other.status]).toEqual([503, 200]);
    await closing;
  });

  it('comes with the deletion of the world', async () => {
    const server = await startServer();
    const world = getWorld(server, 'blue');
    await world.control('POST', 'reset', {});
    const stream = await openStream(server, '/w/blue/__mock/stream');
    await world.control('DELETE', 'worlds');
    // A new world of the name has other entries, which do not concern the reader of the deleted one.
    await world.control('POST', 'reset', {});
    const next = await openStream(server, '/w/blue/__mock/stream');
    await world.done('anonymous/lobbyTips');
    expect(await stream.next()).toMatchObject([{ event: 'end', data: { reason: 'replaced' } }]);
    await stream.untilEnd();
    expect(await next.next()).toMatchObject([{ event: 'call', data: { id: 1 } }]);
  });

  it('comes with the deletion of an idle world, which is not in use because of the stream', async () => {
    const HOUR_MS = 3_600_000;
    const server = await startServer({ worldIdleMs: HOUR_MS, store: 'memory' });
    await getWorld(server, 'blue').control('POST', 'reset', {});
    const stream = await openStream(server, '/w/blue/__mock/stream');
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    vi.advanceTimersByTime(2 * HOUR_MS);
    // A call of another world looks for idle ones.
    await server.inject('/__mock/health');
    expect(await stream.next()).toMatchObject([{ event: 'end', data: { reason: 'replaced' } }]);
  });

  it('comes for a reader that leaves more than 1 MiB unread, and for no other', async () => {
    const server = await startServer({ store: 'memory' });
    const url = await server.listen();
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
    socket.write('GET /__mock/stream HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    // Nothing is read before the server has ended the stream.
    await expect.poll(() => getStreams(server)).toBe(1);
    const quick = await openConnection(`${url}/__mock/stream`);
    const { journal } = await internalWorld(server, 'default');
    const path = `/${'x'.repeat(2000)}`;
    // The buffers of the system take some before.
    while ((await getStreams(server)) === 2) {
      for (let count = 0; count < 400; count++) await journal.write({ ...ENTRY, path });
      await quick.next(400, 'call');
    }
    expect(await getStreams(server)).toBe(1);
    await journal.write(ENTRY);
    expect((await quick.next()).map(({ event }) => event)).toEqual(['call']);
    quick.close();
    socket.destroy();
  });

  it('is free of traces if the reader is gone', async () => {
    const server = await startServer();
    const url = `${await server.listen()}/w/blue/__mock/stream`;
    await getWorld(server, 'blue').control('POST', 'reset', {});
    const { observer: before } = await internalWorld(server, 'blue');
    const readers = [await openConnection(url), await openConnection(url)];
    const world = await internalWorld(server, 'blue');
    expect([before, await getStreams(server)]).toEqual([undefined, 2]);
    expect(world.observer).toBeDefined();
    for (const reader of readers) reader.close();
    await expect.poll(() => getStreams(server)).toBe(0);
    expect(world.observer).toBeUndefined();
    // A server with a stream left would not end.
    expect(await openConnection(url)).toMatchObject({ status: 200 });
  });
});

it('a server has at most 100 streams', async () => {
  const server = await startServer();
  const url = await server.listen();
  const readers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => openConnection(`${url}/w/world-${index % 3}/__mock/stream`)),
  );
  const refused = await server.inject('/__mock/stream');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual({
    error: { message: 'This server has a maximum of 100 streams; close one.' },
  });
  readers[0]?.close();
  await expect.poll(() => getStreams(server)).toBe(99);
  expect((await openStream(server, '/__mock/stream')).status).toBe(200);
});

it('a stream counts as one answered call with the time until it began', async () => {
  const server = await startServer();
  const stream = await openConnection(`${await server.listen()}/__mock/stream`);
  const labels = 'operation_id="streamWorld"';
  const getSeries = async (name: string): Promise<number> => {
    const { payload } = await server.inject('/__mock/metrics');
    const line = payload.split('\n').find((text) => text.startsWith(`tara_mock_${name} `));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  expect(await getSeries(`calls_total{${labels},status="200"}`)).toBe(0);
  const before = performance.now();
  while (performance.now() - before < 20) await server.inject('/__mock/health');
  stream.close();
  await expect.poll(() => getSeries(`calls_total{${labels},status="200"}`)).toBe(1);
  expect(await getSeries(`calls_total{${labels},status="none"}`)).toBe(0);
  const seconds = await getSeries(`call_duration_seconds_sum{${labels}}`);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds * 1000).toBeLessThan(performance.now() - before);
});

describe('the feed of a world', () => {
  /** A feed of a world that another process writes to as well. */
  async function shared() {
    const database = createMemoryDatabase(dueAt);
    const create = () => createWorlds({ seed: 1, scenario: 'default', now: NOON }, database);
    const worlds = { ...create(), isShared: true };
    await worlds.get('blue');
    const sent: string[] = [];
    const listener: Listener = {
      filter: { withoutReports: false },
      send: (bytes) => void sent.push(String(bytes)),
      end: (reason) => void sent.push(reason),
      fail: (error) => {
        throw error;
      },
    };
    vi.useFakeTimers();
    const feed = createFeed(worlds, 'blue', { operations: [], onGone: () => undefined });
    worlds.observers.set('blue', feed);
    await feed.join(listener, undefined);
    sent.length = 0;
    return {
      feed,
      listener,
      sent,
      own: await worlds.get('blue'),
      other: await create().get('blue'),
      drop: create().drop,
    };
  }

  it('finds within a second what another process has written', async () => {
    const { sent, other, drop } = await shared();
    await other.journal.write(ENTRY);
    await vi.advanceTimersByTimeAsync(1100);
    expect(sent).toEqual([expect.stringContaining('"id":1')]);
    await other.reset({ scenario: 'default', seed: 1, config: {} });
    await vi.advanceTimersByTimeAsync(1100);
    expect(sent[1]).toBe('event: gap\ndata: {"reason":"replaced"}\n\n');
    await drop('blue');
    await vi.advanceTimersByTimeAsync(1100);
    expect(sent[2]).toBe('replaced');
  });

  it('sends what happens within 100 ms together', async () => {
    const { sent, own } = await shared();
    await own.journal.write(ENTRY);
    await vi.advanceTimersByTimeAsync(100);
    for (let count = 0; count < 3; count++) {
      await own.journal.write(ENTRY);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.match(/event: call/g)).toHaveLength(3);
  });

  it('sends a comment and its position every 15 seconds', async () => {
    const { sent } = await shared();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toEqual([': \nid: 0.0.0\n\n', ': \nid: 0.0.0\n\n']);
  });

  it('has no timers after its last listener', async () => {
    const { feed, listener } = await shared();
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    feed.leave(listener);
    expect(vi.getTimerCount()).toBe(0);
  });
});
