import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, NOON, startServer } from './support/client.ts';
import { depositFor } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { steps } = loadSeed().seasons.festival;
const [first, second, last] = steps;

interface Festival {
  totalRecharge: number;
  awardId: number;
  itemStatus: number;
  propReceiveList: string;
  steps: { itemStatus: number }[];
  expireTime: number;
}

async function setUp(scenario = 'festival') {
  const world = await newWorld(scenario);
  const token = await world.token();
  let claims = 0;
  return {
    world,
    token,
    show: async () => (await world.done('appFestivalUser', {}, { token }))['appFestivalUser'] as Festival,
    /** Each claim has its own key. */
    receive: async (propId: number) => {
      claims += 1;
      const key = `intention-${claims}`;
      return (await world.call('appFestivalUserReceive', { propId }, { token, key })).body;
    },
    deposit: (amount: number) => depositFor(world, token, amount),
  };
}

describe('the festival', () => {
  it('counts deposits while it runs and grants the items of a step one by one', async () => {
    const { show, receive, deposit } = await setUp();
    expect(await show()).toMatchObject({ totalRecharge: 0, awardId: first?.awardId, itemStatus: 0 });
    expect((await receive(2001)).errcode).toBe(3103);
    await deposit(second?.target ?? 0);
    expect((await show()).steps.map(({ itemStatus }) => itemStatus)).toEqual([1, 1, 0]);
    expect((await receive(4001)).errcode).toBe(3102);
    expect(await receive(2001)).toMatchObject({
      propList: first?.propList,
      appFestivalUser: { awardId: second?.awardId, itemStatus: 1, propReceiveList: '[]' },
    });
    const [coins, points] = second?.propList ?? [];
    expect(await receive(coins?.id ?? 0)).toMatchObject({
      propList: [coins],
      appFestivalUser: { awardId: second?.awardId, propReceiveList: JSON.stringify([{ propId: coins?.id }]) },
    });
    expect((await receive(coins?.id ?? 0)).errcode).toBe(3104);
    expect(await receive(points?.id ?? 0)).toMatchObject({
      appFestivalUser: { awardId: last?.awardId, itemStatus: 0, propReceiveList: '[]' },
    });
  });

  it('is claimed after the last item of the last step', async () => {
    const { show, receive, deposit } = await setUp();
    await deposit(last?.target ?? 0);
    for (const { propList } of steps) {
      for (const { id } of propList) expect((await receive(id)).errcode).toBe(0);
    }
    const { itemStatus, awardId, propReceiveList } = await show();
    expect([itemStatus, awardId]).toEqual([2, last?.awardId]);
    expect(JSON.parse(propReceiveList)).toEqual(last?.propList.map(({ id }) => ({ propId: id })));
    expect((await receive(2001)).errcode).toBe(3104);
  });

  it('ends by the clock', async () => {
    const { world, token, show, receive, deposit } = await setUp();
    await deposit(first?.target ?? 0);
    const { expireTime } = await show();
    await world.advance(expireTime - NOON);
    expect((await receive(2001)).errcode).toBe(3101);
    expect((await world.call('appFestivalUser', {}, { token })).body.errcode).toBe(3101);
  });

  it('does not count earlier deposits', async () => {
    const { world, show, deposit } = await setUp('default');
    await deposit(first?.target ?? 0);
    await world.control('PATCH', 'config', { activityIds: [35] });
    expect(await show()).toMatchObject({ totalRecharge: 0, expireTime: -1 });
  });
});
