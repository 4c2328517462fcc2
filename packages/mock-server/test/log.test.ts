import { describe, expect, it, vi } from 'vitest';
import { COMMON, DEVICE, encryptWith } from './support/client.ts';
import {
  commandLine,
  WAIT_OPTIONS,
  PROCESS_TEST_MS,
  type Line,
  type ServerProcess,
} from './support/processes.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_MS });

const { start, run, serve } = commandLine();
const JSON_LINES = ['--log', 'json'];
const CONTROL_TOKEN = 'control-token-5f1c';
const CONTROL = { 'x-control-token': CONTROL_TOKEN };

async function send(url: string, body: object | undefined, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** Stops a server and returns the lines of its log, which must be JSON. */
async function finalLog(server: ServerProcess): Promise<Line[]> {
  await server.end('SIGTERM');
  return server.log();
}

describe('the JSON log', () => {
  it('has a line for every event with its data', async () => {
    const server = await serve([...JSON_LINES, '--seed', '7']);
    const { token } = await send(`${server.url}/w/blue/__mock/sessions`, { account: 'demoplayer' });
    await send(`${server.url}/w/blue/app/v1/refreshData?from=here`, COMMON, {
      authorization: String(token),
      'x-request-id': 'mine-1',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    });
    await send(`${server.url}/app/v1/recharge3`, COMMON, { 'x-request-id': 'mine-2' });
    await send(`${server.url}/app/v1/nowhere`, COMMON, { 'x-request-id': 'mine-3' });
    const log = await finalLog(server);
    expect(log.map(({ event }) => event)).toEqual([
      'start',
      'listen',
      'request',
      'request',
      'request',
      'request',
      'stopping',
      'stopped',
    ]);
    for (const { level, time } of log)
      expect([level, new Date(String(time)).toISOString()]).toEqual(['info', time]);
    expect(log[0]).toMatchObject({ version: expect.any(String), pid: server.pid, seed: 7 });
    expect(log[1]).toMatchObject({ url: server.url });
    expect(log[2]).toMatchObject({
      world: 'blue',
      method: 'POST',
      path: '/w/blue/__mock/sessions',
      operationId: 'mintSession',
      status: 201,
    });
    const durationMs: unknown = expect.any(Number);
    const own = { level: 'info', event: 'request', method: 'POST', durationMs, time: expect.any(String) };
    expect(log.slice(3, 6)).toEqual([
      {
        ...own,
        requestId: 'mine-1',
        world: 'blue',
        path: '/w/blue/app/v1/refreshData?from=here',
        operationId: 'refreshData',
        status: 200,
        errcode: 0,
        playerId: 10_000_001,
        traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      },
      {
        ...own,
        requestId: 'mine-2',
        world: 'default',
        path: '/app/v1/recharge3',
        operationId: 'recharge3',
        status: 401,
        errcode: 401,
      },
      {
        ...own,
        requestId: 'mine-3',
        world: 'default',
        path: '/app/v1/nowhere',
        status: 404,
        errcode: 404,
      },
    ]);
    expect(server.stderr()).toBe('');
  });

  it('marks requests without an answer', async () => {
    const server = await serve(JSON_LINES);
    const rule = { operationId: 'lobbyTips', effect: 'dropAfter' };
    await send(`${server.url}/__mock/faults`, rule);
    await expect(send(`${server.url}/app/v1/anonymous/lobbyTips`, COMMON)).rejects.toThrow('fetch failed');
    const lines = await finalLog(server);
    const line = lines.find(({ operationId }) => operationId === 'lobbyTips');
    expect(line).toMatchObject({ level: 'warn', status: null });
    expect(line).not.toHaveProperty('errcode');
  });

  it('contains no password, token or code, wherever a caller sends them', async () => {
    const server = await serve([...JSON_LINES, '--control-token', CONTROL_TOKEN]);
    const api = `${server.url}/app/v1`;
    const config = await send(`${api}/anonymous/appConfig`, { ...COMMON, gameListVersion: 0 });
    const { passwordKey } = config['appWebConfig'] as { passwordKey: Parameters<typeof encryptWith>[0] };
    const password = encryptWith(passwordKey, 'tara1234');
    const login = { ...COMMON, ...DEVICE, account: 'demoplayer', password };
    const signedIn = await send(`${api}/accountLogin`, login);
    expect(signedIn).toMatchObject({ errcode: 0 });
    const minted = await send(`${server.url}/__mock/sessions`, { account: 'demoplayer' }, CONTROL);
    const token = String(minted['token']);
    const sms = { ...COMMON, countryCode: '92', mobile: '3001234567', type: 0 };
    await send(`${api}/smsSend`, sms);
    const outbox = (await send(`${server.url}/__mock/outbox`, undefined, CONTROL)) as unknown;
    const [{ code }] = outbox as [{ code: string }];
    const secrets = [
      password,
      token,
      code,
      'tara1234',
      CONTROL_TOKEN,
      'wrong-control-token',
      'wrong-token-77',
    ];
    // In headers, valid and invalid bodies, and every part of an address.
    for (const secret of secrets) {
      await send(`${api}/refreshData`, COMMON, { authorization: `Bearer ${secret}` });
      await send(`${api}/accountLogin`, { ...login, password: secret, token: secret });
      await send(`${server.url}/__mock/health`, undefined, { 'x-control-token': secret });
      const query = `token=${secret}&%74oken=${secret}&t=${secret}&password=${secret}&code=${secret}`;
      await send(`${api}/refreshData?${query}`, COMMON);
      const inner = encodeURIComponent(`http://127.0.0.1/?token=${secret}`);
      await send(`${server.url}/nowhere?back=${inner}`, COMMON);
    }
    await fetch(`${api}/refreshData`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"password":"tara1234",`,
    });
    const lines = await finalLog(server);
    expect(lines.filter(({ event }) => event === 'request').length).toBeGreaterThan(5 * secrets.length);
    for (const secret of secrets) {
      expect(server.output().join('\n')).not.toContain(secret);
      expect(server.output().join('\n')).not.toContain(encodeURIComponent(secret));
    }
    expect(server.stderr()).toBe('');
  });

  it('contains defects with their places, without secrets', async () => {
    const server = start([CONTROL_TOKEN], { program: 'defective' });
    const { url } = await server.line('listen');
    const secret = 'secret-"-77';
    await send(
      `${String(url)}/defect?password=${encodeURIComponent(secret)}`,
      { password: secret, deep: [{ token: secret }], name: 'plain' },
      { authorization: `Bearer ${secret}`, ...CONTROL },
    );
    const defect = await server.line('defect');
    expect(defect).toMatchObject({
      level: 'error',
      requestId: expect.any(String),
      method: 'POST',
      path: '/defect?password=***',
      error: {
        name: 'Error',
        message: expect.stringContaining('"name":"plain"'),
        stack: expect.stringContaining('defective.js'),
        cause: expect.stringContaining('because of ***'),
      },
    });
    await server.line('request');
    for (const text of ['secret-', CONTROL_TOKEN]) expect(server.output().join('\n')).not.toContain(text);
    expect(server.stderr()).toBe('');
  });
});

describe('other logs', () => {
  it('--verbose has a readable line per request, without secrets', async () => {
    const server = await serve(['--verbose']);
    await send(`${server.url}/app/v1/anonymous/lobbyTips?token=abcdef`, COMMON);
    const line = /^[\d:.]+Z POST {4}200 [\d.]+ ms \/app\/v1\/anonymous\/lobbyTips\?token=\*\*\* errcode 0$/;
    await vi.waitFor(() => expect(server.output().at(-1)).toMatch(line), WAIT_OPTIONS);
  });

  it('an unknown kind of log is refused', async () => {
    const { code, stderr } = await run(['--log', 'xml']);
    expect(code).toBe(2);
    expect(stderr).toContain('--log takes json, pretty or none, not "xml"');
  });
});
