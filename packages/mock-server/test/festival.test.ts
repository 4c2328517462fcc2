import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, startServer } from './support/client.ts';
import { depositFor } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { steps } = loadSeed().seasons.festival;
const [first] = steps;

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
  it('does not count earlier deposits', async () => {
    const { world, show, deposit } = await setUp('default');
    await deposit(first?.target ?? 0);
    await world.control('PATCH', 'config', { activityIds: [35] });
    expect(await show()).toMatchObject({ totalRecharge: 0, expireTime: -1 });
  });
});
