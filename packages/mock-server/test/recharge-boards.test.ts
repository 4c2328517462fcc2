import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { depositFor } from './support/friends.ts';
import { buy, DAY, KIND } from './support/promotion-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface Step {
  awardId: number;
  target: number;
  itemStatus: number;
  propList: { id: number; count: number }[];
}
interface Board {
  awardId: number;
  itemStatus: number;
  propReceiveList: string;
  steps: Step[];
  totalRecharge: number;
  dayCount: number;
  extra: Step;
}

/** One of the two boards for a player of a fresh world. */
async function setUp(name: 'rechargeBonusCollection6' | 'rechargeBonusCollection8', config: object = {}) {
  const world = await newWorld('default', config);
  const token = await world.token();
  const receiver = name.replace('recharge', 'receiverRecharge');
  const claim = async (awardId: number) => (await world.call(receiver, { awardId }, { token })).body;
  return {
    world,
    token,
    claim,
    claimExtra: async () => (await world.call(`${receiver}Extra`, {}, { token })).body,
    board: async () => (await world.done(name, {}, { token }))[name] as Board,
    errcode: async () => (await world.call(name, {}, { token })).body.errcode,
    boardIn: (answer: Record<string, unknown>) => answer[name] as Board,
  };
}

async function settleBank(world: TestWorld, token: string, at: number): Promise<void> {
  const body = { amount: 100_00, version: 4, actType: 0, rechargeType: 1 };
  await world.done('recharge3', body, { token });
  await world.control('POST', 'clock', { now: at });
}

describe('the accumulated recharge', () => {
  it('counts only while it is open', async () => {
    const { world, token, board, errcode, claim } = await setUp('rechargeBonusCollection6', {
      activityDurations: { 28: DAY },
    });
    await depositFor(world, token, 400_00);
    await world.advance(DAY);
    expect([await errcode(), (await claim(1)).errcode]).toEqual([3101, 3101]);
    await expect(buy(world, token, 500_00, KIND.accumulated)).rejects.toThrow('2304');
    await depositFor(world, token, 400_00);
    await world.control('PATCH', 'config', { activityDurations: {} });
    expect((await board()).totalRecharge).toBe(400_00);
  });
});

describe('the continuous recharge', () => {
  it('counts the day on which a transfer arrived, whenever the board is read', async () => {
    const { world, token, board } = await setUp('rechargeBonusCollection8', { settleAfterMs: DAY });
    await depositFor(world, token, 100_00);
    await settleBank(world, token, NOON + 2 * DAY);
    expect((await board()).dayCount).toBe(2);
  });
});
