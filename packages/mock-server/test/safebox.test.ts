import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MINUTE = 60_000;

async function init(world: TestWorld, token: string, password = 'safe4321') {
  return (
    await world.call('safeboxPasswordInit', { password: await world.encryptPassword(password) }, { token })
  ).body;
}

async function modify(world: TestWorld, token: string, oldPassword: string, password: string) {
  const body = {
    oldPassword: await world.encryptPassword(oldPassword),
    password: await world.encryptPassword(password),
  };
  return (await world.call('modifySafePassword', body, { token })).body;
}

async function player() {
  const world = await newWorld();
  return { world, token: await world.token() };
}

describe('the safebox', () => {
  it('shows its balance and whether it has a password, like the user info', async () => {
    const { world, token } = await player();
    await world.control('PATCH', 'players/10000001', { safebox: 25_00 });
    expect(await world.done('getSafebox', {}, { token })).toMatchObject({
      safebox: 25_00,
      hasSafeboxPassword: false,
    });
    expect(await init(world, token)).toMatchObject({ errcode: 0, hasSafeboxPassword: true });
    expect(await world.done('getSafebox', {}, { token })).toMatchObject({ hasSafeboxPassword: true });
    expect(await world.done('getAfterLoginInfo', {}, { token })).toMatchObject({ hasSafeboxPassword: true });
  });

  it('accepts its first password once', async () => {
    const { world, token } = await player();
    await init(world, token);
    expect((await init(world, token, 'another1')).errcode).toBe(2601);
    expect((await modify(world, token, 'safe4321', 'another1')).errcode).toBe(0);
  });

  it('refuses a password that is too short or encrypted for another key', async () => {
    const { world, token } = await player();
    expect((await init(world, token, 'abc')).errcode).toBe(2109);
    const stale = { password: await world.encryptPassword('safe4321', 'an-older-nonce') };
    expect((await world.call('safeboxPasswordInit', stale, { token })).body.errcode).toBe(2110);
    await init(world, token);
    expect((await modify(world, token, 'safe4321', 'abc')).errcode).toBe(2109);
    const changed = { oldPassword: await world.encryptPassword('safe4321'), ...stale };
    expect((await world.call('modifySafePassword', changed, { token })).body.errcode).toBe(2110);
  });

  it('changes its password only with the old one', async () => {
    const { world, token } = await player();
    expect((await modify(world, token, 'safe4321', 'another1')).errcode).toBe(2602);
    await init(world, token);
    expect((await modify(world, token, 'not-this-one', 'another1')).errcode).toBe(2603);
    expect((await modify(world, token, 'safe4321', 'another1')).errcode).toBe(0);
    expect((await modify(world, token, 'safe4321', 'safe4321')).errcode).toBe(2603);
    expect((await modify(world, token, 'another1', 'safe4321')).errcode).toBe(0);
  });

  it('locks for 15 minutes after five wrong passwords, even at once', async () => {
    const { world, token } = await player();
    await init(world, token);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => modify(world, token, 'not-this-one', 'another1')),
    );
    expect(tries.filter(({ errcode }) => errcode === 2603)).toHaveLength(5);
    expect(tries.filter(({ errcode }) => errcode === 2604)).toHaveLength(7);
    await world.advance(15 * MINUTE - 1);
    expect(await modify(world, token, 'safe4321', 'another1')).toMatchObject({
      errcode: 2604,
      error: { retryAfterMs: 1 },
    });
    await world.advance(1);
    expect((await modify(world, token, 'safe4321', 'another1')).errcode).toBe(0);
  });

  it("resets the count after a correct password, and has a lock separate from the login's", async () => {
    const { world, token } = await player();
    await init(world, token);
    for (let i = 0; i < 4; i++) await modify(world, token, 'not-this-one', 'another1');
    expect((await modify(world, token, 'safe4321', 'safe4321')).errcode).toBe(0);
    for (let i = 0; i < 5; i++)
      expect((await modify(world, token, 'not-this-one', 'another1')).errcode).toBe(2603);
    expect((await world.signIn('demoplayer', 'tara1234')).body.errcode).toBe(0);
  });
});
