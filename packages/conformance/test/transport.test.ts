import { createServer, request as sendRequest, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createTlsServer } from 'node:https';
import { connect as connectSocket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TransportError, type HttpRequest } from '../src/protocol/transport.ts';
import { createTransport, type TransportOptions } from '../src/suite/http/transport.ts';
import { createPace } from '../src/suite/pace.ts';
import { answering, createCertificates, listen, startServer } from './support/servers.ts';

const certificates = createCertificates();
afterEach(() => vi.unstubAllEnvs());

const send = async (options: TransportOptions, url: string, more: Partial<HttpRequest> = {}) =>
  createTransport({ timeoutMs: 5000, ...options })({ url, method: 'POST', headers: {}, ...more });

/** The error of a request. */
async function fail(...request: Parameters<typeof send>): Promise<TransportError> {
  const error: unknown = await send(...request).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TransportError);
  return error as TransportError;
}

/** Starts a server that notes the requests. */
async function startRecorder() {
  const requests: IncomingMessage[] = [];
  const url = await startServer((request, response) => {
    requests.push(request);
    answering({})(request, response);
  });
  return { url, requests };
}

describe('headers of the network', () => {
  it('go to the origin of the backend only, and leave the header of a call', async () => {
    const [backend, other] = [await startRecorder(), await startRecorder()];
    const headers = { 'x-api-key': 'k1', authorization: 'Basic dTpw' };
    const network = { origin: backend.url, headers };
    await send({ network }, `${backend.url}/a`);
    await send({ network }, `${backend.url}/b`, { headers: { authorization: 'tk_1' } });
    await send({ network }, `${other.url}/c`);
    expect(
      [...backend.requests, ...other.requests].map(({ headers: sent }) => [
        sent['x-api-key'],
        sent.authorization,
      ]),
    ).toEqual([
      ['k1', 'Basic dTpw'],
      ['k1', 'tk_1'],
      [undefined, undefined],
    ]);
  });
});

describe('TLS', () => {
  it('accepts a certificate of the given authority only', async () => {
    const port = await listen(createTlsServer(certificates, answering({ ok: 1 })));
    const url = `https://127.0.0.1:${port}`;
    expect((await fail({}, url)).message).toMatch(/TLS certificate/);
    expect(await send({ network: { ca: certificates.ca } }, url)).toMatchObject({ text: '{"ok":1}' });
  });

  it('uses HTTP/2 with a server that has nothing else', async () => {
    const versions = new Set<string>();
    const server = createSecureServer(certificates, (request, response) => {
      versions.add(request.httpVersion);
      let size = 0;
      request.on('data', (chunk: Buffer) => (size += chunk.length));
      request.on('end', () =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(`{"size":${size}}`),
      );
    });
    const url = `https://127.0.0.1:${await listen(server)}`;
    const transport = createTransport({ timeoutMs: 60_000, network: { ca: certificates.ca } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        transport({ url, method: 'POST', headers: {}, body: 'x'.repeat(index) }),
      ),
    );
    expect(answers.map(({ text }) => text)).toEqual(answers.map((_, index) => `{"size":${index}}`));
    expect([...versions]).toEqual(['2.0']);
  });
});

/** Starts a proxy that notes what it was asked for: an address of http, or a tunnel. */
async function startProxy(status = 200) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { url = '', method, headers } = request;
    request.pipe(
      sendRequest(url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  server.on('connect', ({ url = '' }: IncomingMessage, socket) => {
    asked.push(`CONNECT ${url}`);
    if (status !== 200) return socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const target = connectSocket(Number(url.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(target).pipe(socket);
    });
    return target.on('error', () => socket.destroy());
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, asked };
}

describe('a proxy', () => {
  it('forwards http and opens a tunnel for https, also to a server with HTTP/2', async () => {
    const proxy = await startProxy();
    const plain = await startRecorder();
    const network = { proxy: proxy.url, ca: certificates.ca };
    await send({ network }, `${plain.url}/a`);
    const secure = createTlsServer(certificates, answering({ ok: 1 }));
    const modern = createSecureServer(certificates, (_, response) => response.end('{"ok":2}'));
    const ports = [await listen(secure), await listen(modern)];
    const answers = ports.map(async (port) => send({ network }, `https://127.0.0.1:${port}`, { body: '{}' }));
    expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(['{"ok":1}', '{"ok":2}']);
    expect(proxy.asked.toSorted()).toEqual(
      [`${plain.url}/a`, ...ports.map((port) => `CONNECT 127.0.0.1:${port}`)].toSorted(),
    );
  });

  it('is named if it refuses', async () => {
    const proxy = await startProxy(407);
    expect((await fail({ network: { proxy: proxy.url } }, 'https://backend.example')).message).toBe(
      `No answer from backend.example (through the proxy ${new URL(proxy.url).host}): the proxy answered HTTP 407.`,
    );
    expect(await fail({ network: { proxy: 'http://127.0.0.1:9' } }, 'https://backend.example')).toMatchObject(
      {
        kind: 'refused',
        message: expect.stringContaining('through the proxy 127.0.0.1:9'),
      },
    );
  });

  it('is taken from the environment, except for this machine and hosts of NO_PROXY', async () => {
    const proxy = await startProxy(403);
    vi.stubEnv('HTTPS_PROXY', proxy.url);
    vi.stubEnv('HTTP_PROXY', proxy.url);
    vi.stubEnv('NO_PROXY', 'direct.invalid');
    await send({}, (await startRecorder()).url);
    expect((await fail({}, 'https://direct.invalid')).message).toMatch(/host name/);
    expect((await fail({}, 'https://backend.invalid')).message).toMatch(/proxy is set.*HTTP 403/);
    expect(proxy.asked).toEqual(['CONNECT backend.invalid:443']);
  });
});

describe('a connection that was closed', () => {
  /** Starts a server that closes the first connections without an answer. */
  async function startClosing(times: number) {
    let requests = 0;
    const url = await startServer((request, response) => {
      requests += 1;
      if (requests <= times) request.socket.destroy();
      else answering({})(request, response);
    });
    return { url, count: () => requests };
  }

  it.each([
    ['repeats a read', { isRepeatable: true }, 1, undefined, 2],
    ['repeats a GET', { method: 'GET' }, 1, undefined, 2],
    ['repeats a read once only', { isRepeatable: true }, 2, 'closed', 2],
    ['does not repeat another call', {}, 1, 'closed', 1],
  ] as const)('%s', async (_, more, times, kind, count) => {
    const server = await startClosing(times);
    const error = await send({}, server.url, more).catch((thrown: unknown) => thrown);
    expect((error as Partial<TransportError>).kind).toBe(kind);
    expect(server.count()).toBe(count);
  });

  it('makes an error in the middle of an answer, also of a read', async () => {
    let requests = 0;
    const url = await startServer((_, response) => {
      requests += 1;
      response.writeHead(200, { 'content-length': 100 }).write('{"co', () => response.destroy());
    });
    expect(await fail({}, url, { isRepeatable: true })).toMatchObject({
      kind: 'closed',
      message: expect.stringContaining('closed the connection in the middle of an answer'),
    });
    expect(requests).toBe(1);
  });
});

/** An address at which nothing listens any more. */
async function findClosedAddress(): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return `http://127.0.0.1:${port}`;
}

it.each([
  ['refused', async () => fail({}, await findClosedAddress())],
  ['timeout', async () => fail({ timeoutMs: 50 }, await startServer(() => {}))],
  ['timeout', async () => fail({}, await startServer(() => {}), { giveUpAfterMs: 50 })],
  ['timeout', async () => fail({ signal: AbortSignal.abort() }, await startServer(answering({})))],
  ['other', async () => fail({}, 'http://no-such-host.invalid')],
] as const)('names the kind %s', async (kind, request) => {
  expect((await request()).kind).toBe(kind);
});

it('waits for an answer as long as the pace of the backend asks, from 10 to 60 seconds', () => {
  const pace = createPace();
  expect(pace.longestWait()).toBe(60_000);
  const waits = [5, 3000, 9000].map((ms) => {
    pace.record(ms);
    return pace.longestWait();
  });
  expect(waits).toEqual([10_000, 30_000, 60_000]);
});

it.each([undefined, 1000])(
  'sends 50 requests with one signal without a warning at the rate %s',
  async (rate) => {
    const url = await startServer(answering({}));
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const transport = createTransport({ signal: new AbortController().signal, rate });
    await Promise.all(Array.from({ length: 50 }, async () => transport({ url, method: 'GET', headers: {} })));
    // Warnings are emitted in the next turn.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    process.off('warning', note);
    expect(warnings.map(({ message }) => message)).toEqual([]);
  },
);
