import { describe, expect, it, vi } from 'vitest';
import {
  COMMON,
  freshWorlds,
  internalWorld,
  startServer,
  type Reply,
  type TestWorld,
} from './support/client.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { PICTURES, upload } from './support/forms.ts';
import { CARD, SAFE_PASSWORD, withdrawalPlayers } from './support/withdrawals.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const KEY = 'intention-0001';
const DEPOSIT = order(500_00, CHANNELS.qr);

async function player(config: object = {}) {
  const world = await newWorld('default', config);
  const token = await world.token();
  return {
    world,
    token,
    ask: (path: string, body: object, key = KEY) => world.call(path, body, { token, key }),
  };
}

async function deposits(world: TestWorld, token: string): Promise<unknown> {
  return (await world.done('getRechargeRecord', { page: 1, pageSize: 20 }, { token }))['total'];
}

function replayed({ headers }: Reply): unknown {
  return headers['idempotency-replayed'];
}

describe('a repeat with the same key and body', () => {
  it('returns the bytes of the first answer and the replay header', async () => {
    const { world, token } = await player();
    const send = () =>
      world.raw({
        method: 'POST',
        url: '/app/v1/recharge3',
        payload: { ...COMMON, ...DEPOSIT },
        headers: { authorization: token, 'idempotency-key': KEY, origin: 'https://client.example' },
      });
    const first = await send();
    await world.advance(MINUTE);
    const second = await send();
    expect(second.payload).toBe(first.payload);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.headers['access-control-expose-headers']).toContain('Idempotency-Replayed');
    expect(await deposits(world, token)).toBe(1);
    const entries = await world.control<object[]>('GET', 'requests?operationId=recharge3');
    expect(entries).toMatchObject([{ replayed: true }, {}]);
    expect(entries[1]).not.toHaveProperty('replayed');
  });

  it('is refused like the first one, though it would succeed by now', async () => {
    const { world, ask } = await player();
    await world.control('PATCH', 'players/10000001', { lottery: 0 });
    const first = await ask('lotteryExchange', { id: 1 });
    expect(first.body.error).toMatchObject({ name: 'lotteryPointsTooLow' });
    await world.control('PATCH', 'players/10000001', { lottery: 100_000_00 });
    const second = await ask('lotteryExchange', { id: 1 });
    expect(second.body).toEqual(first.body);
    expect(replayed(second)).toBe('true');
    expect((await ask('lotteryExchange', { id: 1 }, 'intention-0002')).body.errcode).toBe(0);
  });

  it('does not count a wrong password twice', async () => {
    const { world, token, ask } = await player();
    const password = await world.encryptPassword(SAFE_PASSWORD);
    await world.done('safeboxPasswordInit', { password }, { token });
    const guess = async (key: string) =>
      (
        await ask(
          'modifySafePassword',
          { oldPassword: await world.encryptPassword('not-this1'), password },
          key,
        )
      ).body.error;
    const tries = [];
    for (let attempt = 0; attempt < 10; attempt++) tries.push(await guess(KEY));
    expect(tries).toEqual(tries.map(() => expect.objectContaining({ name: 'safeboxPasswordWrong' })));
    expect(await guess('intention-0002')).toMatchObject({ name: 'safeboxPasswordWrong' });
  });

  it('binds a card once and returns the first answer', async () => {
    const { world, token, ask } = await player();
    const first = await ask('addBankInfo', CARD);
    expect(first.body.errcode).toBe(0);
    expect((await ask('addBankInfo', CARD)).body).toEqual(first.body);
    const { appUserBankList } = await world.done('getAfterLoginInfo', {}, { token });
    expect(appUserBankList).toHaveLength(1);
  });

  it('waits for a first call in flight', async () => {
    const { ask, world, token } = await player();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('addBankInfo', CARD)));
    const [first] = answers;
    expect(first?.body.errcode).toBe(0);
    for (const { body } of answers) expect(body).toEqual(first?.body);
    expect(answers.filter((answer) => replayed(answer) === undefined)).toHaveLength(1);
    const refused = await Promise.all(
      Array.from({ length: 50 }, () => ask('agentFill', { pid: 10_000_001 }, 'intention-0002')),
    );
    expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(refused.filter((answer) => replayed(answer) === undefined)).toHaveLength(1);
    expect(await deposits(world, token)).toBe(0);
  });

  it('uploads a picture once; another picture is another body', async () => {
    const { world, token } = await player();
    const send = (picture: Buffer, type = 'front') => upload(world, token, picture, type, KEY);
    const first = await send(PICTURES.jpeg);
    expect(first.body.errcode).toBe(0);
    expect((await send(PICTURES.jpeg)).body).toEqual(first.body);
    expect((await send(PICTURES.png)).body.errcode).toBe(103);
    expect((await send(PICTURES.jpeg, 'back')).body.errcode).toBe(103);
  });
});

describe('an idempotency key', () => {
  it('is valid for 24 hours, however many others follow', async () => {
    const { world, ask } = await player();
    const first = await ask('recharge3', DEPOSIT);
    for (let other = 0; other < 60; other++)
      await ask('appFreeSignUserReceive', {}, `intention-other-${other}`);
    await world.advance(DAY - 1);
    expect((await ask('recharge3', DEPOSIT)).body).toEqual(first.body);
    await world.advance(1);
    const later = await ask('recharge3', order(600_00, CHANNELS.qr));
    expect(later.body.errcode).toBe(0);
    expect(replayed(later)).toBeUndefined();
  });

  it('leaves no record after its time', async () => {
    const { world, ask } = await player();
    await ask('recharge3', DEPOSIT);
    const stored = async () => JSON.stringify(await world.control('GET', 'state')).includes(KEY);
    expect(await stored()).toBe(true);
    await world.advance(DAY);
    await ask('appFreeSignUserReceive', {}, 'intention-0002');
    expect(await stored()).toBe(false);
  });

  it('is refused if the scope has no room; no valid record is removed for it', async () => {
    const { world, token, ask } = await player({ idempotencyKeyLimit: 3 });
    const first = await ask('recharge3', DEPOSIT);
    for (let other = 0; other < 2; other++)
      await ask('appFreeSignUserReceive', {}, `intention-other-${other}`);
    await world.advance(MINUTE);
    const refused = await ask('recharge3', order(600_00, CHANNELS.qr), 'intention-0002');
    expect(refused).toMatchObject({
      status: 429,
      body: { errcode: 429, error: { retryAfterMs: DAY - MINUTE } },
      headers: { 'retry-after': String((DAY - MINUTE) / 1000) },
    });
    expect(await deposits(world, token)).toBe(1);
    expect((await ask('recharge3', DEPOSIT)).body).toEqual(first.body);
    // Calls without a key, and other players, are not affected.
    expect((await world.call('appFreeSignUserReceive', {}, { token })).status).toBe(200);
    await world.control('POST', 'players', { account: 'moonlight7' });
    const other = await world.token('moonlight7');
    expect((await world.call('recharge3', DEPOSIT, { token: other, key: KEY })).status).toBe(200);
    // An import also keeps the records.
    await world.control('PUT', 'state', await world.control<object>('GET', 'state'));
    expect((await ask('recharge3', DEPOSIT, 'intention-0002')).status).toBe(429);
    await world.advance(DAY - MINUTE);
    expect((await ask('recharge3', DEPOSIT, 'intention-0002')).body.errcode).toBe(0);
  });

  it('reads as little beside hundreds of records as beside a few', async () => {
    const { world, ask } = await player();
    const { store } = await internalWorld(server, world.name);
    const [loads, scans] = [vi.spyOn(store, 'load'), vi.spyOn(store, 'scan')];
    const reads = async (key: string): Promise<number> => {
      const before = loads.mock.calls.length;
      await ask('appFreeSignUserReceive', {}, key);
      return loads.mock.calls.length - before;
    };
    await reads('intention-first');
    const early = await reads('intention-early');
    expect(early).toBeGreaterThan(0);
    for (let n = 0; n < 300; n++) await ask('appFreeSignUserReceive', {}, `intention-many-${n}`);
    expect(await reads('intention-late')).toBe(early);
    expect(scans).not.toHaveBeenCalled();
  });

  it('belongs to one player, one call and one body', async () => {
    const { world, token, ask } = await player();
    await ask('recharge3', DEPOSIT);
    expect((await ask('recharge3', order(600_00, CHANNELS.qr))).body.errcode).toBe(103);
    expect((await ask('addBankInfo', CARD)).body.errcode).toBe(103);
    // Common fields and the order of fields do not matter.
    const moved = { rechargeType: CHANNELS.qr, actType: 0, version: 4, amount: 500_00, platform: 1 };
    expect(replayed(await ask('recharge3', moved))).toBe('true');
    expect(await deposits(world, token)).toBe(1);
    await world.control('POST', 'players', { account: 'moonlight7', password: 'secret77' });
    const other = await world.token('moonlight7');
    expect(
      (await world.call('recharge3', order(600_00, CHANNELS.qr), { token: other, key: KEY })).body,
    ).toMatchObject({ errcode: 0 });
  });

  it('is not recorded for a refusal that is not final', async () => {
    const { world, ask } = await player({ systemBusy: true });
    expect((await ask('recharge3', DEPOSIT)).body.error).toMatchObject({ name: 'temporarilyUnavailable' });
    await world.control('PATCH', 'config', { systemBusy: false });
    expect((await world.call('recharge3', DEPOSIT, { token: 'nobody', key: KEY })).status).toBe(401);
    expect((await ask('recharge3', { ...DEPOSIT, amount: 'lots' })).status).toBe(400);
    const faults = [{ httpStatus: 503 }, { httpStatus: 429 }, { errcode: 2304 }, { effect: 'dropBefore' }];
    for (const fault of faults) {
      await world.control('POST', 'faults', { operationId: 'recharge3', times: 1, ...fault });
      await ask('recharge3', DEPOSIT).catch(() => undefined);
    }
    const done = await ask('recharge3', DEPOSIT);
    expect(done.body.errcode).toBe(0);
    expect(replayed(done)).toBeUndefined();
    // A busy world still replays recorded answers.
    await world.control('PATCH', 'config', { systemBusy: true });
    expect((await ask('recharge3', DEPOSIT)).body).toEqual(done.body);
  });

  it('returns the answer that was lost with the connection', async () => {
    const { world, token, ask } = await player();
    await world.control('POST', 'faults', { operationId: 'addBankInfo', effect: 'dropAfter', times: 1 });
    await expect(ask('addBankInfo', CARD)).rejects.toThrow(/destroyed/);
    expect((await ask('addBankInfo', CARD)).body).toMatchObject({ errcode: 0 });
    const { appUserBankList } = await world.done('getAfterLoginInfo', {}, { token });
    expect(appUserBankList).toHaveLength(1);
  });

  it('is removed with the call that is undone', async () => {
    const { world, token, ask } = await player();
    await ask('recharge3', DEPOSIT);
    // A refusal is recorded, but has nothing to undo.
    await ask('recharge3', order(1, CHANNELS.qr), 'intention-0002');
    expect(await world.control('POST', 'undo')).toMatchObject({ call: 'recharge3' });
    expect(await deposits(world, token)).toBe(0);
    expect(replayed(await ask('recharge3', DEPOSIT))).toBeUndefined();
    expect(await deposits(world, token)).toBe(1);
  });
});

describe('a password', () => {
  const setUp = withdrawalPlayers(newWorld);

  it('is not compared if it authenticates a withdrawal, but is if it is the new one', async () => {
    const { world, token, withdraw } = await setUp();
    const first = await withdraw(200_00, {}, KEY);
    expect(first.errcode).toBe(0);
    const safeboxPassword = await world.encryptPassword('mistyped1');
    expect(await withdraw(200_00, { safeboxPassword }, KEY)).toEqual(first);
    const change = async (password: string) => {
      const body = {
        oldPassword: await world.encryptPassword(SAFE_PASSWORD),
        password: await world.encryptPassword(password),
      };
      return (await world.call('modifySafePassword', body, { token, key: 'intention-0002' })).body.errcode;
    };
    expect(await change('another1')).toBe(0);
    expect(await change('another1')).toBe(0);
    expect(await change('another2')).toBe(103);
  });
});
