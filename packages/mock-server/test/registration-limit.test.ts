import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MINUTE = 60_000;

function device(afuid: string) {
  return {
    phoneinfoJsonModel: {
      channel: 'WEB',
      appId: 'test',
      os: 'Android',
      isBrowser: 1,
      version: '1.0.28',
      deviceModel: 'Pixel 7',
      deviceIdJsonModel: { afuid },
    },
  };
}

async function register(world: TestWorld, account: string, afuid = '') {
  return (await world.register(account, 'tara1234', device(afuid))).body;
}

describe('registrations', () => {
  it('are limited for one device for a while', async () => {
    const registrationLimit = { perDevice: 2, perWorld: 100, windowMs: 10 * MINUTE };
    const world = await newWorld('default', { registrationLimit });
    expect((await register(world, 'one1', 'device-a')).errcode).toBe(0);
    await world.advance(MINUTE);
    expect((await register(world, 'two2', 'device-a')).errcode).toBe(0);
    expect(await register(world, 'three3', 'device-a')).toMatchObject({
      errcode: 1047,
      error: { retryAfterMs: 9 * MINUTE },
    });
    expect((await register(world, 'three3', 'device-b')).errcode).toBe(0);
    await world.advance(9 * MINUTE);
    expect((await register(world, 'four4', 'device-a')).errcode).toBe(0);
  });

  it('are limited for a world, also for devices without an id', async () => {
    const registrationLimit = { perDevice: 1, perWorld: 3, windowMs: MINUTE };
    const world = await newWorld('default', { registrationLimit });
    const answers = await Promise.all(
      ['one1', 'two2', 'three3', 'four4', 'five5'].map((account) => register(world, account)),
    );
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(3);
    expect(answers.filter(({ errcode }) => errcode === 1047)).toHaveLength(2);
  });

  it('do not count if they fail', async () => {
    const registrationLimit = { perDevice: 1, perWorld: 100, windowMs: MINUTE };
    const world = await newWorld('default', { registrationLimit });
    expect((await register(world, 'demoplayer', 'device-a')).errcode).toBe(1020);
    expect((await register(world, 'x', 'device-a')).errcode).toBe(101);
    expect((await register(world, 'newstar', 'device-a')).errcode).toBe(0);
  });

  it('are unlimited if the world sets no limit', async () => {
    const world = await newWorld('default', { registrationLimit: null });
    for (let i = 0; i < 30; i++) expect((await register(world, `star${i}`, 'device-a')).errcode).toBe(0);
    expect((await register(await newWorld(), 'newstar', 'device-a')).errcode).toBe(0);
  });
});
