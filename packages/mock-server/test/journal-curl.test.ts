import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMON, freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { PICTURES, upload } from './support/forms.ts';

const CONTROL_TOKEN = "it's a $token";
const isInstalled = spawnSync('curl', ['--version']).status === 0;

const server = await startServer();
const newWorld = freshWorlds(server);
const guardedServer = await startServer({ controlToken: CONTROL_TOKEN });
const open = server.listen();
const guarded = guardedServer.listen();

interface Entry {
  id: number;
  method: string;
  path: string;
  operationId?: string;
  status: number;
  errcode?: number;
  playerId?: number;
  request: unknown;
  curl: string;
}

/** Calls of all kinds, as a client would make them. */
const CALLS: Readonly<Record<string, (world: TestWorld, token: string) => Promise<unknown>>> = {
  'with a token': (world, token) => world.done('gameLike', { id: 1005, like: 1 }, { token }),
  'of a visitor': (world) => world.done('anonymous/lobbyTips'),
  'that was refused': (world, token) => world.call('gameLike', { id: 4711, like: 1 }, { token }),
  'with quotes, variables and lines in its body': (world, token) =>
    world.call('updateProfile', { nickname: `it's "$HOME" \`id\` \\ !! % \n آمنہ` }, { token }),
  'with a form': (world, token) => upload(world, token, PICTURES.png),
  'of an address with brackets': (world) =>
    world.raw({ method: 'POST', url: '/app/v1/unknown?a[]={1,2}&b=c d', payload: { ...COMMON } }),
  'without a body': (world) => world.raw({ method: 'GET', url: '/app/v1/refreshData' }),
  'of a wrong method': (world) => world.raw({ method: 'PATCH', url: '/app/v1/refreshData', payload: {} }),
  'that reports by itself': (world, token) =>
    world.done('actionLog', { action: 'page_view', page: '/', eventTime: NOON }, { token }),
};

describe.skipIf(!isInstalled)('a call of the journal as a command line', () => {
  const run = promisify(execFile);
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tara-curl-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const getJournal = (address: string) => async (path: string) => {
    const answer = await fetch(`${address}/__mock/${path}`, {
      headers: { 'x-control-token': CONTROL_TOKEN },
    });
    return answer.json();
  };

  /** Runs the command of the newest entry. @returns that entry and the one that the command created */
  const repeat = async (address: string): Promise<[first: Entry, again: Entry]> => {
    const journal = getJournal(address);
    const [newest] = (await journal('requests?limit=1')) as Entry[];
    const first = (await journal(`requests/${newest?.id}`)) as Entry;
    await run('sh', ['-c', first.curl], { cwd: folder, env: { ...process.env, CONTROL_TOKEN } });
    const [again] = (await journal('requests?limit=1')) as [Entry];
    expect(again.id).toBe(first.id + 1);
    return [first, again];
  };

  it.each(Object.entries(CALLS))('repeats a call %s', async (kind, call) => {
    const world = await newWorld();
    await call(world, await world.token());
    const [first, again] = await repeat(`${await open}/w/${world.name}`);
    const outcome = ({ method, path, operationId, status, errcode, playerId }: Entry) => ({
      method,
      path,
      operationId,
      status,
      errcode,
      playerId,
    });
    expect(outcome(again)).toEqual(outcome(first));
    // The journal stores no files, so the command uploads another picture.
    const getBody = ({ request }: Entry) =>
      kind === 'with a form' ? Object.keys(request as object) : request;
    expect(getBody(again)).toEqual(getBody(first));
  });

  it('repeats the Idempotency-Key of a call, so that nothing is done twice', async () => {
    const world = await newWorld();
    const body = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };
    await world.done('recharge3', body, { token: await world.token(), key: 'deposit-key-1' });
    const [, again] = await repeat(`${await open}/w/${world.name}`);
    expect(again).toMatchObject({ operationId: 'recharge3', errcode: 0, replayed: true });
    expect(await world.control('GET', 'orders')).toHaveLength(1);
  });

  it('takes the control token of a protected server from CONTROL_TOKEN', async () => {
    const address = await guarded;
    const headers = { 'x-control-token': CONTROL_TOKEN, 'content-type': 'application/json' };
    const minted = await fetch(`${address}/__mock/sessions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ account: 'demoplayer' }),
    });
    const { token } = (await minted.json()) as { token: string };
    await fetch(`${address}/app/v1/refreshData`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(COMMON),
    });
    const [first, again] = await repeat(address);
    expect(first.curl).not.toContain(CONTROL_TOKEN);
    expect(again).toMatchObject({ operationId: 'refreshData', status: 200, playerId: first.playerId });
  });
});
