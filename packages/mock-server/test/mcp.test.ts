import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import type { MockServer } from '../src/index.ts';
import { startServer } from './support/client.ts';
import { PROCESS_TEST_MS } from './support/processes.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_MS });

async function connect(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  onTestFinished(() => client.close());
  await client.connect(transport);
  return client;
}

function overProcess(args: readonly string[]): Promise<Client> {
  const cli = path.join(inject('programs'), 'cli.js');
  return connect(new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp', ...args] }));
}

function overHttp(url: string, headers: Record<string, string> = {}): Promise<Client> {
  return connect(
    new StreamableHTTPClientTransport(new URL(`${url}/__mock/mcp`), { requestInit: { headers } }),
  );
}

/** Calls a tool. @returns its text and whether it failed */
async function call(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: given });
  const [{ text = '' } = {}] = content as { text?: string }[];
  return { text, isError };
}

async function read<T>(client: Client, name: string, given: Record<string, unknown> = {}): Promise<T> {
  const { text, isError } = await call(client, name, given);
  expect({ isError, text: isError ? text : '' }).toEqual({ isError: false, text: '' });
  return JSON.parse(text) as T;
}

async function worldNames(server: MockServer): Promise<string[]> {
  const { payload } = await server.inject('/__mock/worlds');
  return (JSON.parse(payload) as { world: string }[]).map(({ world }) => world);
}

const WAYS: Record<string, () => Promise<Client>> = {
  'a process with a server of its own': () => overProcess([]),
  'a process at a running server': async () => {
    const server = await startServer();
    return overProcess(['--url', await server.listen()]);
  },
  HTTP: async () => {
    const server = await startServer();
    return overHttp(await server.listen());
  },
};

describe('an agent', () => {
  it.each(Object.keys(WAYS))(
    'has a tool for each control call, in a world of its own, over %s',
    async (way) => {
      const client = await WAYS[way]?.();
      if (!client) throw new Error('unknown way');
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'addFault',
          'addStub',
          'moveClock',
          'patchPlayer',
          'listRequests',
          'undoCall',
        ]),
      );
      expect(tools.find(({ name }) => name === 'addStub')).toMatchObject({
        description: expect.stringContaining('answer of one’s own'.replace('’', "'")) as unknown,
        inputSchema: { type: 'object', required: ['body'] },
        annotations: { readOnlyHint: false },
      });
      const { world } = await read<{ world: string }>(client, 'getHealth');
      expect(world).toMatch(/^agent-/);
      expect(client.getInstructions()).toContain(`the world ${world}`);
      await read(client, 'patchPlayer', { playerId: 'demoplayer', body: { coin: 5000 } });
      expect(await read(client, 'getPlayer', { playerId: 'demoplayer' })).toMatchObject({
        user: { coin: 5000 },
      });
      expect(await read(client, 'listOrders', { account: 'demoplayer', waiting: 1 })).toEqual([]);
      expect(await call(client, 'dropWorld')).toEqual({ text: 'Done.', isError: false });
    },
  );

  it('reads the contract, a call of it, the errcodes and the statements', async () => {
    const client = await overHttp(await (await startServer()).listen());
    const text = async (uri: string): Promise<unknown> => {
      const { contents } = await client.readResource({ uri });
      return JSON.parse((contents[0] as { text: string }).text);
    };
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'tara://contract',
      'tara://errcodes',
      'tara://statements',
    ]);
    expect(await text('tara://contract')).toMatchObject({ openapi: '3.1.1' });
    const one = (await text('tara://contract/recharge3')) as { $defs: Record<string, unknown> };
    expect(one).toMatchObject({ path: '/app/v1/recharge3', operationId: 'recharge3' });
    for (const [, name = ''] of JSON.stringify(one).matchAll(/#\/\$defs\/(\w+)/g))
      expect(Object.keys(one.$defs)).toContain(name);
    expect(await text('tara://statements')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: '0-01' }) as unknown]),
    );
    await expect(client.readResource({ uri: 'tara://contract/recharge' })).rejects.toThrow(
      'did you mean recharge3?',
    );
    expect(await text('tara://errcodes/2304')).toMatchObject([{ code: 2304 }]);
    await expect(client.readResource({ uri: 'tara://errcodes/9999' })).rejects.toThrow(
      'There is no errcode 9999.',
    );
    await expect(client.readResource({ uri: 'tara://secrets' })).rejects.toThrow(
      'There is no resource tara://secrets',
    );
  });

  it('is refused in one sentence with the nearest name', async () => {
    const client = await overHttp(await (await startServer()).listen());
    for (const [name, given, message] of [
      ['addFalt', {}, 'There is no tool addFalt; did you mean addFault?'],
      ['addFault', {}, 'addFault needs the argument body.'],
      ['addFault', { body: { operationId: 'recharge3', errcode: 9999 } }, 'The contract has no errcode 9999'],
      ['addFault', { body: { operationId: 'recharge3', status: 1 } }, 'did you mean httpStatus?'],
      ['getPlayer', { player: 'demoplayer' }, 'getPlayer has no argument player; it has playerId.'],
      ['getPlayer', { playerId: 'nobody' }, 'There is no player nobody.'],
      ['listRequests', { limit: 'many' }, 'limit'],
    ] as const)
      expect(await call(client, name, given)).toEqual({
        text: expect.stringContaining(message) as unknown,
        isError: true,
      });
  });
});

describe('a session', () => {
  it('ends with its world, and the world of another session stays', async () => {
    const server = await startServer();
    const url = await server.listen();
    const transport = new StreamableHTTPClientTransport(new URL(`${url}/__mock/mcp`));
    const first = await connect(transport);
    const second = await overHttp(url);
    const { world } = await read<{ world: string }>(first, 'getHealth');
    const { world: staying } = await read<{ world: string }>(second, 'getHealth');
    await transport.terminateSession();
    await expect.poll(() => worldNames(server)).not.toContain(world);
    expect(await worldNames(server)).toContain(staying);
  });

  it('ends with the input of its process, and a named world stays', async () => {
    const server = await startServer();
    const url = await server.listen();
    const own = await overProcess(['--url', url]);
    const { world } = await read<{ world: string }>(own, 'getHealth');
    const named = await overProcess(['--url', url, '--world', 'mine']);
    await read(named, 'patchPlayer', { playerId: 'demoplayer', body: { coin: 5000 } });
    await own.close();
    await named.close();
    await expect.poll(() => worldNames(server), { timeout: 60_000 }).not.toContain(world);
    expect(await worldNames(server)).toContain('mine');
  });

  it('needs the control token, and is refused to pages of other sites', async () => {
    const server = await startServer({ controlToken: 'secret' });
    const url = await server.listen();
    await expect(overHttp(url)).rejects.toThrow('requires its token');
    const client = await overHttp(url, { 'X-Control-Token': 'secret' });
    expect(await read(client, 'getHealth')).toMatchObject({ status: 'ok' });
    const foreign = await server.inject({
      method: 'POST',
      url: '/__mock/mcp',
      headers: { origin: 'https://evil.example', 'x-control-token': 'secret' },
      payload: {},
    });
    expect(foreign.statusCode).toBe(403);
  });

  it('does not begin with another message, which creates no world', async () => {
    const server = await startServer();
    await server.listen();
    const before = await worldNames(server);
    const post = (headers: Record<string, string>) =>
      server.inject({ method: 'POST', url: '/__mock/mcp', headers, payload: { method: 'tools/list' } });
    expect((await post({})).statusCode).toBe(400);
    expect((await post({ 'mcp-session-id': 'gone' })).statusCode).toBe(404);
    expect(await worldNames(server)).toEqual(before);
  });

  // Other systems have one loopback address only.
  it.runIf(process.platform === 'linux')('is served on the address of the server alone too', async () => {
    const server = await startServer({ host: '127.0.0.2' });
    const client = await overHttp(await server.listen());
    expect(await read(client, 'getHealth')).toMatchObject({ status: 'ok' });
  });

  it('does not delay a stop of the server', async () => {
    const server = await startServer({ graceMs: 600_000 });
    const client = await overHttp(await server.listen());
    await server.close();
    await expect(client.ping()).rejects.toThrow('fetch failed');
  });
});
