import { request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import { createMockServer, type MockServerOptions } from '@tara/mock-server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { injectTransport } from '../mutants/inject-transport.ts';
import { runSuite } from '../src/suite/run-suite.ts';
import { command } from './support/command.ts';
import { answering, startServer } from './support/servers.ts';

afterEach(() => vi.unstubAllEnvs());

async function startMock(options: Partial<MockServerOptions> = {}): Promise<string> {
  const server = await createMockServer({ port: 0, passwordCost: 16, ...options });
  onTestFinished(() => server.close());
  return server.listen();
}

/** A check that needs the hooks of the mock server. */
const FEW = ['--check', 'mail/deletes-for-good'];

describe('the token of the control API', () => {
  it('is not sent to an address that is not a mock server, or does not ask for the token', async () => {
    const seen: IncomingHttpHeaders[] = [];
    vi.stubEnv('CONTROL_TOKEN', 'secret-of-the-control-api');
    for (const status of [200, 401, 403, 404]) {
      const url = await startServer((request, response) => {
        seen.push(request.headers);
        answering({ code: status, errcode: status, error: { message: 'token?' } }, status)(request, response);
      });
      await command(url, '--timeout', '5');
    }
    expect(seen.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(seen)).not.toContain('secret-of');
  });

  it('is sent to a mock server that asks, and a wrong one is wrong use', async () => {
    const url = await startMock({ controlToken: 'a-token-of-some-length' });
    const right = await command(url, '--control-token', 'a-token-of-some-length', ...FEW);
    expect(right).toMatchObject({ code: 0, text: expect.stringContaining('mock server (built in)') });
    expect(await command(url, '--control-token', 'another-token')).toMatchObject({
      code: 2,
      text: expect.stringMatching(/refuses the token: use --control-token/),
    });
    expect(await command(url)).toMatchObject({
      code: 2,
      text: expect.stringMatching(/requires its token: use --control-token/),
    });
  });
});

describe('the base URL', () => {
  it('leads to the hooks of the mock server if it is the address of a world', async () => {
    const url = await startMock();
    expect(await command(`${url}/w/mine`, ...FEW)).toMatchObject({
      code: 0,
      text: expect.stringContaining('mock server (built in)'),
    });
  });

  it('may have a path, capital letters and slashes at its end', async () => {
    const { host } = new URL(await startMock());
    const paths: string[] = [];
    const gateway = await startServer((request, response) => {
      const { url = '', method, headers } = request;
      paths.push(url);
      if (!url.startsWith('/api/')) return response.writeHead(404).end();
      const target = `http://${host}${url.slice('/api'.length)}`;
      return request.pipe(
        sendRequest(target, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 0, answer.headers);
          answer.pipe(response);
        }),
      );
    });
    const base = `${gateway.replace('http:', 'HTTP:')}/api//app/v1//`;
    const { code, text } = await command(base, '--hooks', 'none', '--check', 'session/visitor-calls');
    expect([code, text]).toEqual([0, expect.stringContaining(`${gateway}/api: passed`)]);
    expect(new Set(paths.map((path) => path.slice(0, 12)))).toEqual(new Set(['/api/app/v1/']));
  });
});

describe('wrong use', () => {
  const backend = 'http://127.0.0.1:1';
  it.each([
    [[`${backend}/?a=1`], /no query and no fragment\. Expected: http:\/\/127\.0\.0\.1:1$/m],
    [[`${backend}/api/app/v1/#top`], /Expected: http:\/\/127\.0\.0\.1:1\/api$/m],
    [[''], /base URL is empty/],
    [[backend, '--seed', '1.5'], /--seed takes a whole number.*Example: --seed 1/],
    [[backend, '--seed', '0x10'], /--seed takes a whole number/],
    [[backend, '--time-limit', '1e3'], /--time-limit takes a whole number/],
    [[backend, '--profile', ''], /--profile has no value/],
    [[backend, '--check', ''], /--check has no value/],
    [[backend, '--json', ''], /--json has no value/],
    [[backend, '--header', 'x-key'], /--header x-key has no value/],
    [[backend, '--header', 'bad name: secret-1'], /--header takes a name/],
    [[backend, '--header', 'Content-Type: a'], /--header cannot set content-type/],
    [[backend, '--basic', 'secret-1'], /user:password/],
    [[backend, '--ca', '/no/such.pem'], /--ca \/no\/such\.pem cannot be read/],
    [[backend, '--ca', import.meta.filename], /contains no certificate/],
    [[backend, '--proxy', 'proxy:3128'], /--proxy takes a URL/],
  ])('%j ends with exit code 2 and the right form', async (args, message) => {
    const { code, text } = await command(...args);
    expect([code, text]).toEqual([2, expect.stringMatching(message)]);
    expect(text).not.toContain('secret-1');
  });

  it('is a proxy of the environment without a scheme', async () => {
    vi.stubEnv('HTTPS_PROXY', 'proxy.example:3128');
    expect((await command(backend)).text).toMatch(/HTTPS_PROXY in the environment takes a URL/);
  });
});

it('sends headers and basic authentication, and shows neither in reports', async () => {
  const seen: IncomingHttpHeaders[] = [];
  vi.stubEnv('TARA_BASIC', 'user:secret-2');
  const url = await startServer((request, response) => {
    seen.push(request.headers);
    answering({ code: 200, errcode: 104 })(request, response);
  });
  const { code, text } = await command(url, '--header', 'X-Api-Key: secret-1', '--timeout', '5');
  expect(code).toBe(3);
  expect(text).not.toMatch(/secret/);
  expect(seen.every((headers) => headers['x-api-key'] === 'secret-1')).toBe(true);
  expect(seen.map(({ authorization }) => authorization)).toContain(
    `Basic ${Buffer.from('user:secret-2').toString('base64')}`,
  );
});

it('runs from code with the token of the control API', async () => {
  const baseUrl = await startMock({ controlToken: 'a-token-of-some-length' });
  const select = ({ id }: { id: string }) => id.includes('mail/deletes-for-good');
  const controlToken = 'a-token-of-some-length';
  const { hooksName } = await runSuite({ baseUrl, select, controlToken, preflight: false });
  expect(hooksName).toBe('mock server (built in)');
});

it('allows the transport to repeat calls that read, and no others', async () => {
  const server = await createMockServer({ passwordCost: 16 });
  onTestFinished(() => server.close());
  const transport = injectTransport(server);
  const repeatable = new Map<string | undefined, boolean>();
  await runSuite({
    baseUrl: 'http://mock.test',
    transport: async (request) => {
      const name = request.url.split('/').at(-1);
      if (request.isRepeatable !== undefined) repeatable.set(name, request.isRepeatable);
      return transport(request);
    },
    select: ({ id }) => id === 'withdrawal/takes-the-amount-at-once',
    preflight: false,
  });
  const names = ['appConfig', 'refreshData', 'exchange', 'addBankInfo'];
  expect(names.map((name) => repeatable.get(name))).toEqual([true, true, false, false]);
});
