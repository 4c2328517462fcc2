import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type Reply } from './support/client.ts';
import { codeFor, lineLogin } from './support/social.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const key = 'visitor-intention-0001';
const PASSWORD = 'tara1234';

function replayed({ headers }: Reply): boolean {
  return headers['idempotency-replayed'] === 'true';
}

describe('a repeated registration', () => {
  it('opens one account and returns the first session again', async () => {
    const world = await newWorld();
    const first = await world.register('newstar', PASSWORD, {}, { key });
    expect(first.body.errcode).toBe(0);
    // The password is encrypted again, so no two bodies are equal.
    const second = await world.register('newstar', PASSWORD, {}, { key });
    expect(second.body).toEqual(first.body);
    expect([replayed(first), replayed(second)]).toEqual([false, true]);
    const token = String(second.body['token']);
    expect(await world.done('refreshData', {}, { token })).toMatchObject({ errcode: 0 });
    // A later intention finds the account taken.
    expect((await world.register('newstar', PASSWORD, {}, { key: 'another-intention' })).body.errcode).toBe(
      1020,
    );
  });

  it('returns no session without the password', async () => {
    const world = await newWorld();
    await world.register('newstar', PASSWORD, {}, { key });
    const stranger = await world.register('newstar', 'guessed12', {}, { key });
    expect(stranger.body.errcode).toBe(103);
    expect(stranger.body).not.toHaveProperty('token');
    expect((await world.register('another', PASSWORD, {}, { key })).body.errcode).toBe(103);
    expect((await world.signIn('newstar', PASSWORD, { key })).body.errcode).toBe(103);
  });

  it('is recorded without the password and its session', async () => {
    const world = await newWorld();
    await world.register('newstar', 'rosebud77', {}, { key });
    expect(JSON.stringify(await world.control('GET', 'state'))).not.toContain('rosebud77');
  });

  it('waits for the first one at the same time', async () => {
    const world = await newWorld();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.register('newstar', PASSWORD, {}, { key })),
    );
    const [first] = answers;
    expect(first?.body.errcode).toBe(0);
    for (const { body } of answers) expect(body).toEqual(first?.body);
    expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1);
    expect(await world.control<object[]>('GET', 'players')).toHaveLength(2);
  });

  it('is refused like the first one, also with a one-time code', async () => {
    const world = await newWorld('phone-otp');
    const send = () => world.register('3001234567', PASSWORD, { code: '999999' }, { key });
    await world.call('smsSend', { countryCode: '92', mobile: '3001234567', type: 0 });
    const tries = [];
    for (let attempt = 0; attempt < 8; attempt++) tries.push((await send()).body.errcode);
    expect(new Set(tries)).toEqual(new Set([1045]));
  });

  it('is a new one after 24 hours', async () => {
    const world = await newWorld();
    await world.register('newstar', PASSWORD, {}, { key });
    await world.advance(DAY);
    expect((await world.register('newstar', PASSWORD, {}, { key })).body.errcode).toBe(1020);
  });

  it('is not recorded after a stale password key', async () => {
    const world = await newWorld();
    const body = { password: await world.encryptPassword(PASSWORD, 'an old nonce') };
    expect((await world.register('newstar', PASSWORD, body, { key })).body.error).toMatchObject({
      name: 'passwordKeyStale',
    });
    expect((await world.register('newstar', PASSWORD, {}, { key })).body.errcode).toBe(0);
  });
});

describe('other repeated calls of visitors', () => {
  it('sign in once', async () => {
    const world = await newWorld();
    const first = await world.signIn('demoplayer', PASSWORD, { key });
    const second = await world.signIn('demoplayer', PASSWORD, { key });
    expect(second.body).toEqual(first.body);
    expect(await world.control('GET', 'players/10000001')).toMatchObject({ sessions: 1 });
  });

  it('sign in by a social login whose code is used up', async () => {
    const world = await newWorld();
    const code = await codeFor(world, 'noor');
    const send = (options: { key?: string }) => lineLogin(world, code, undefined, '', options);
    const first = await send({ key });
    expect(first.body.errcode).toBe(0);
    expect((await send({ key })).body).toEqual(first.body);
    expect((await send({})).body.error).toMatchObject({ name: 'socialCodeInvalid' });
  });

  it('count a wrong password once', async () => {
    const world = await newWorld();
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await world.signIn('demoplayer', 'not-this-one', { key })).body.errcode).toBe(1019);
    expect((await world.signIn('demoplayer', PASSWORD)).body.errcode).toBe(0);
  });

  it('send one code', async () => {
    const world = await newWorld('phone-otp');
    const send = () => world.call('smsSend', { countryCode: '92', mobile: '3001234567', type: 0 }, { key });
    expect((await send()).body.errcode).toBe(0);
    expect((await send()).body.errcode).toBe(0);
    expect(await world.control<object[]>('GET', 'outbox')).toHaveLength(1);
  });

  it('log an event without an id once', async () => {
    const world = await newWorld();
    const event = { channel: 'WEB', appId: 'test', version: '1.0.28', eventTime: 1_763_712_000_000 };
    const body = { eventList: [{ ...event, eventUserId: 0, eventName: 'opened' }] };
    for (let attempt = 0; attempt < 3; attempt++)
      await world.done('anonymous/appEventLogClient', body, { key });
    expect(await world.control<object[]>('GET', 'events')).toHaveLength(1);
  });

  it("do not match a player's call with the same key", async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.done('appFreeSignUserReceive', {}, { token, key });
    expect((await world.signIn('demoplayer', PASSWORD, { key })).body.errcode).toBe(0);
  });
});
