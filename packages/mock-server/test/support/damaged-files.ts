// Opens copies of a store with two worlds, each damaged in another way, and writes a line of JSON with the answers for each.
// It runs as a process of its own, because a fault of the database driver may end the process.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { createMockServer, type MockServer } from '../../src/index.ts';

/** A damage of a file: by a statement, by changed bytes, or by truncation. */
export type Damage =
  | { readonly statement: string }
  | { readonly bytes: readonly { readonly at: number; readonly flip: number }[] }
  | { readonly length: number };

/** The result of opening it. */
export interface Opened {
  readonly damage: Damage;
  /** Why the server did not start. */
  readonly refused?: string;
  /** The statuses of the calls in each world. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const WORLDS = ['bad', 'good'];
const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'test', platform: 0 };
const [input = ''] = process.argv.slice(2);
const damages = JSON.parse(readFileSync(input, 'utf8')) as Damage[];
const folder = mkdtempSync(path.join(tmpdir(), 'tara-damaged-'));
const whole = path.join(folder, 'whole.db');
const file = path.join(folder, 'worlds.db');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function open(store: string): Promise<MockServer> {
  return createMockServer({ port: 0, passwordCost: 16, now: Date.UTC(2025, 10, 21), store: `file:${store}` });
}

interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

function listCalls(server: MockServer, world: string) {
  const send = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers = {},
  ) => {
    const reply = await server.inject({
      method,
      url: `/w/${world}${url}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    const body = reply.body === '' ? {} : reply.json<Record<string, unknown>>();
    return { status: reply.statusCode, body };
  };
  return {
    control: (
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      url: string,
      payload?: object,
    ): Promise<Answered> => send(method, `/__mock/${url}`, payload),
    call: (url: string, payload: object, token: string, key?: string): Promise<Answered> =>
      send(
        'POST',
        `/app/v1/${url}`,
        { ...COMMON, ...payload },
        {
          ...(token ? { authorization: token } : {}),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      ),
  };
}

const DEPOSIT = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };
const tokens: Record<string, string> = {};

async function fill(): Promise<void> {
  const server = await open(whole);
  for (const world of WORLDS) {
    const { control, call } = listCalls(server, world);
    await control('POST', 'players', { account: 'anna' });
    const { body } = await control('POST', 'sessions', { account: 'demoplayer' });
    tokens[world] = String(body['token']);
    await call('recharge3', DEPOSIT, tokens[world], 'a-key-of-a-deposit');
    await control('POST', 'snapshots', { name: 'early' });
    await control('PATCH', 'players/10000001', { coin: 777_00 });
    await control('POST', 'faults', { operationId: 'online', httpStatus: 503, times: 1 });
  }
  await server.close();
}

async function callAll(server: MockServer, world: string): Promise<Record<string, number>> {
  const { control, call } = listCalls(server, world);
  const token = tokens[world] ?? '';
  const requested: Record<string, () => Promise<Answered>> = {
    tips: () => call('anonymous/lobbyTips', {}, ''),
    refresh: () => call('refreshData', {}, token),
    again: () => call('recharge3', DEPOSIT, token, 'a-key-of-a-deposit'),
    deposit: () => call('recharge3', DEPOSIT, token, 'another-key'),
    player: () => control('GET', 'players/10000001'),
    other: () => control('GET', 'players/10000002'),
    players: () => control('GET', 'players'),
    orders: () => control('GET', 'orders'),
    state: () => control('GET', 'state'),
    requests: () => control('GET', 'requests'),
    history: () => control('GET', 'history'),
    snapshots: () => control('GET', 'snapshots'),
    clock: () => control('POST', 'clock', { advanceMs: 60_000 }),
    add: () => control('POST', 'players', { account: 'bilal' }),
    restore: () => control('POST', 'snapshots/early/restore'),
    worlds: () => control('GET', 'worlds'),
    reset: () => control('POST', 'reset', {}),
    afterwards: () => call('anonymous/lobbyTips', {}, ''),
  };
  const statuses: Record<string, number> = {};
  for (const [name, ask] of Object.entries(requested)) statuses[name] = (await ask()).status;
  return statuses;
}

function applyDamage(damage: Damage): void {
  if ('statement' in damage) {
    const database = new Libsql(file);
    database.exec(damage.statement);
    database.close();
    return;
  }
  const content = readFileSync(file);
  if ('length' in damage) return writeFileSync(file, content.subarray(0, damage.length));
  for (const { at, flip } of damage.bytes) {
    const place = at % content.length;
    content[place] = (content[place] ?? 0) ^ flip;
  }
  writeFileSync(file, content);
}

async function openDamaged(damage: Damage): Promise<Opened> {
  for (const rest of ['-wal', '-shm', '-journal']) rmSync(`${file}${rest}`, { force: true });
  copyFileSync(whole, file);
  applyDamage(damage);
  let server: MockServer;
  try {
    server = await open(file);
  } catch (error) {
    return { damage, refused: error instanceof Error ? error.message : String(error) };
  }
  try {
    const answers: Record<string, Record<string, number>> = {};
    for (const world of WORLDS) answers[world] = await callAll(server, world);
    return { damage, answers };
  } finally {
    await server.close();
  }
}

await fill();
for (const damage of damages) process.stdout.write(`${JSON.stringify(await openDamaged(damage))}\n`);
