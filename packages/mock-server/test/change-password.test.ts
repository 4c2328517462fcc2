import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const OLD = 'tara1234';
const NEW = 'another1';

async function change(world: TestWorld, token: string, oldPassword: string, password: string) {
  const body = {
    oldPassword: await world.encryptPassword(oldPassword),
    password: await world.encryptPassword(password),
  };
  return (await world.call('modifyPassword', body, { token })).body;
}

const logIn = async (world: TestWorld, password: string) =>
  (await world.signIn('demoplayer', password)).body.errcode;

describe('the password of the account', () => {
  it('changes with the old one, and only the new one logs in', async () => {
    const world = await newWorld();
    expect((await change(world, await world.token(), OLD, NEW)).errcode).toBe(0);
    expect(await logIn(world, OLD)).toBe(1019);
    expect(await logIn(world, NEW)).toBe(0);
  });

  it('signs out other devices, and not the device that changed it', async () => {
    const world = await newWorld();
    const [here, there] = [await world.token(), await world.token()];
    expect((await change(world, here, OLD, NEW)).errcode).toBe(0);
    expect((await world.call('refreshData', {}, { token: here })).body.errcode).toBe(0);
    expect((await world.call('refreshData', {}, { token: there })).status).toBe(401);
  });

  it('does not change with a wrong old password, and locks after five of them', async () => {
    const world = await newWorld();
    const token = await world.token();
    for (let attempt = 1; attempt <= 5; attempt++)
      expect((await change(world, token, 'not-this-one', NEW)).errcode).toBe(2121);
    const locked = await change(world, token, OLD, NEW);
    expect(locked).toMatchObject({ errcode: 1047, error: { retryAfterMs: 15 * 60_000 } });
    await world.advance(15 * 60_000);
    expect(await logIn(world, OLD)).toBe(0);
  });

  it('is refused if it is too short', async () => {
    const world = await newWorld();
    expect((await change(world, await world.token(), OLD, 'abc')).errcode).toBe(2109);
    expect(await logIn(world, OLD)).toBe(0);
  });

  it('differs from the safebox password, whichever is set last', async () => {
    const world = await newWorld();
    const token = await world.token();
    const init = async (password: string) =>
      (
        await world.call(
          'safeboxPasswordInit',
          { password: await world.encryptPassword(password) },
          { token },
        )
      ).body.errcode;
    expect(await init(OLD)).toBe(2122);
    expect(await init(NEW)).toBe(0);
    expect((await change(world, token, OLD, NEW)).errcode).toBe(2122);
    const body = {
      oldPassword: await world.encryptPassword(NEW),
      password: await world.encryptPassword(OLD),
    };
    expect((await world.call('modifySafePassword', body, { token })).body.errcode).toBe(2122);
  });
});
