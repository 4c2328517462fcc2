import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';
import { inviteMany } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const COIN = 2001;
const POINTS = 2002;

interface Config {
  id: number;
  inviteCount: number;
  award: { id: number; count: number }[];
}

let keys = 0;
/** Each claim has its own key. */
function nextKey(): string {
  keys += 1;
  return `intention-${keys}`;
}

async function setUp(friends = 0, config: object = {}) {
  const world = await newWorld('default', config);
  const token = await world.token();
  await inviteMany(world, friends);
  const { appWebConfig } = await world.done('anonymous/appConfig', { gameListVersion: 0 });
  return {
    steps: (appWebConfig as { appInviteBonus1ConfigList: Config[] }).appInviteBonus1ConfigList,
    show: async () => (await world.done('appInviteBonus1User', {}, { token }))['appInviteBonus1User'],
    receive: async (propId: number) =>
      (await world.call('appInviteBonus1UserReceive', { propId }, { token, key: nextKey() })).body,
    tap: async (propId: number) =>
      (await world.call('appInviteBonus1UserReceive', { propId }, { token })).body,
    coin: async () => Number((await world.done('refreshData', {}, { token }))['coin']),
    world,
    token,
  };
}

describe('the invite bonus', () => {
  it('is open, then claimable, and a claim leads to the next step', async () => {
    const { steps, show, receive, coin, world } = await setUp();
    const [first, second] = steps;
    expect(await show()).toEqual({ awardId: first?.id, inviteCount: 0, itemStatus: 0 });
    expect((await receive(COIN)).errcode).toBe(3103);
    await inviteMany(world, first?.inviteCount ?? 0);
    expect(await show()).toEqual({ awardId: first?.id, inviteCount: first?.inviteCount, itemStatus: 1 });
    const before = await coin();
    expect(await receive(COIN)).toMatchObject({
      propList: first?.award,
      appInviteBonus1User: { awardId: second?.id, inviteCount: first?.inviteCount, itemStatus: 0 },
    });
    expect(await coin()).toBe(before + (first?.award[0]?.count ?? 0));
    expect((await receive(COIN)).errcode).toBe(3103);
  });

  it('stays claimed after the last step', async () => {
    const { steps, show, receive } = await setUp(15);
    for (const step of steps) expect(await receive(COIN)).toMatchObject({ errcode: 0, propList: step.award });
    expect(await show()).toEqual({ awardId: steps.at(-1)?.id, inviteCount: 15, itemStatus: 2 });
    expect((await receive(COIN)).errcode).toBe(3104);
  });

  it('grants one step for simultaneous taps, and a step for each key', async () => {
    const { steps, tap, receive, coin } = await setUp(15);
    const before = await coin();
    const taps = await Promise.all([tap(COIN), tap(COIN), tap(COIN)]);
    expect(taps.map(({ errcode }) => errcode).toSorted((one, other) => one - other)).toEqual([0, 3104, 3104]);
    expect(await coin()).toBe(before + (steps[0]?.award[0]?.count ?? 0));
    const intentions = await Promise.all([receive(COIN), receive(COIN)]);
    expect(intentions.map(({ propList }) => propList)).toEqual([steps[1]?.award, steps[2]?.award]);
  });

  it('treats a later tap as another claim', async () => {
    const { tap, world } = await setUp(15);
    expect((await tap(COIN)).errcode).toBe(0);
    await world.advance(2999);
    expect((await tap(COIN)).errcode).toBe(3104);
    await world.advance(1);
    expect((await tap(COIN)).errcode).toBe(0);
  });

  it('accepts only the items of the step', async () => {
    const { receive } = await setUp(1);
    expect((await receive(POINTS)).errcode).toBe(3102);
  });

  it('does not return granted items on a read', async () => {
    const { world, token } = await setUp(1);
    expect((await world.done('appInviteBonus1User', {}, { token }))['propList']).toEqual([]);
  });

  it('refuses calls while the activity is closed', async () => {
    const { world, token, receive } = await setUp(1, { activityIds: [20] });
    expect((await world.call('appInviteBonus1User', {}, { token })).body.errcode).toBe(3101);
    expect((await receive(COIN)).errcode).toBe(3101);
  });
});
