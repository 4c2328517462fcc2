import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { depositFor } from './support/friends.ts';
import { buy, DAY, depositOnDays, KIND } from './support/promotion-bodies.ts';

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

function statuses({ steps }: Board) {
  return steps.map(({ itemStatus }) => itemStatus);
}

async function settleBank(world: TestWorld, token: string, at: number): Promise<void> {
  const body = { amount: 100_00, version: 4, actType: 0, rechargeType: 1 };
  await world.done('recharge3', body, { token });
  await world.control('POST', 'clock', { now: at });
}

describe('the accumulated recharge', () => {
  it('adds up deposits of every kind, and opens the steps that they reach', async () => {
    const { world, token, board } = await setUp('rechargeBonusCollection6');
    expect(await board()).toMatchObject({
      totalRecharge: 0,
      awardId: 1,
      itemStatus: 0,
      propReceiveList: '[]',
    });
    await depositFor(world, token, 400_00);
    expect(statuses(await board()).every((status) => status === 0)).toBe(true);
    await buy(world, token, 100_00, KIND.accumulated);
    await buy(world, token, 500_00, KIND.continuous);
    const reached = await board();
    expect(reached.totalRecharge).toBe(1_000_00);
    for (const { target, itemStatus } of reached.steps) expect(itemStatus).toBe(target <= 1_000_00 ? 1 : 0);
  });

  it('pays each reached step once, in any order, and lists received steps', async () => {
    const { world, token, board, claim, boardIn } = await setUp('rechargeBonusCollection6');
    await depositFor(world, token, 1_000_00);
    const [one, two] = (await board()).steps;
    const second = await claim(two?.awardId ?? 0);
    expect(second['propList']).toEqual(two?.propList);
    expect(boardIn(second)).toMatchObject({ awardId: one?.awardId, itemStatus: 1 });
    const first = await claim(one?.awardId ?? 0);
    expect(statuses(boardIn(first)).slice(0, 3)).toEqual([2, 2, 0]);
    expect(boardIn(first)).toMatchObject({ awardId: 3, itemStatus: 0, propReceiveList: '[{"propId":2001}]' });
    expect((await claim(1)).errcode).toBe(3104);
  });

  it('refuses a step that is not reached or does not exist', async () => {
    const { claim } = await setUp('rechargeBonusCollection6');
    expect([(await claim(1)).errcode, (await claim(99)).errcode]).toEqual([3103, 3102]);
  });

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
  it('counts consecutive days of the world’s time zone, each once', async () => {
    const { world, token, board } = await setUp('rechargeBonusCollection8', { settleAfterMs: DAY });
    const midnight = NOON + DAY / 2;
    await world.control('POST', 'clock', { now: midnight - 1 });
    await depositFor(world, token, 100_00);
    await depositFor(world, token, 200_00);
    expect((await board()).dayCount).toBe(1);
    await world.control('POST', 'clock', { now: midnight });
    await depositFor(world, token, 100_00);
    expect((await board()).dayCount).toBe(2);
  });

  it('counts the day on which a transfer arrived, whenever the board is read', async () => {
    const { world, token, board } = await setUp('rechargeBonusCollection8', { settleAfterMs: DAY });
    await depositFor(world, token, 100_00);
    await settleBank(world, token, NOON + 2 * DAY);
    expect((await board()).dayCount).toBe(2);
  });

  it('pays each step and, after all days, the final reward, each once', async () => {
    const { world, token, board, claim, claimExtra, boardIn } = await setUp('rechargeBonusCollection8');
    await depositOnDays(world, token, 6);
    expect((await claimExtra()).errcode).toBe(3103);
    await world.advance(DAY);
    await depositFor(world, token, 100_00);
    const full = await board();
    expect(full).toMatchObject({ dayCount: full.extra.target, extra: { itemStatus: 1 } });
    for (const step of full.steps) {
      const answer = await claim(step.awardId);
      expect(answer['propList']).toEqual(step.propList);
    }
    const answer = await claimExtra();
    expect(answer['propList']).toEqual(full.extra.propList);
    expect(boardIn(answer).extra.itemStatus).toBe(2);
    expect(statuses(boardIn(answer)).every((status) => status === 2)).toBe(true);
    expect([(await claimExtra()).errcode, (await claim(1)).errcode]).toEqual([3104, 3104]);
  });

  it('restarts after a day without a deposit, with every step open again', async () => {
    const { world, token, board, claim } = await setUp('rechargeBonusCollection8');
    await depositOnDays(world, token, 3);
    await claim(1);
    await world.advance(DAY);
    expect((await board()).dayCount).toBe(3);
    await world.advance(DAY);
    expect(await board()).toMatchObject({ dayCount: 0, awardId: 1, itemStatus: 0 });
    expect((await claim(2)).errcode).toBe(3103);
    await depositFor(world, token, 100_00);
    expect(await board()).toMatchObject({ dayCount: 1, awardId: 1, itemStatus: 1 });
    expect((await claim(1)).errcode).toBe(0);
  });

  it('waits for the claims of a complete row and then begins a new one', async () => {
    const { world, token, board, claim, claimExtra } = await setUp('rechargeBonusCollection8');
    await depositOnDays(world, token, 7);
    await world.advance(DAY);
    await depositFor(world, token, 100_00);
    expect(await board()).toMatchObject({ dayCount: 7, extra: { itemStatus: 1 } });
    for (const { awardId } of (await board()).steps) expect((await claim(awardId)).errcode).toBe(0);
    expect((await claimExtra()).errcode).toBe(0);
    await world.advance(DAY);
    await depositFor(world, token, 100_00);
    expect(await board()).toMatchObject({ dayCount: 1, itemStatus: 1, extra: { itemStatus: 0 } });
  });

  it('refuses unknown steps, and everything while it is closed', async () => {
    const { claim } = await setUp('rechargeBonusCollection8');
    expect((await claim(99)).errcode).toBe(3102);
    const closed = await setUp('rechargeBonusCollection8', { activityIds: [42] });
    await depositFor(closed.world, closed.token, 100_00);
    expect([
      await closed.errcode(),
      (await closed.claim(1)).errcode,
      (await closed.claimExtra()).errcode,
    ]).toEqual([3101, 3101, 3101]);
    await expect(buy(closed.world, closed.token, 500_00, KIND.continuous)).rejects.toThrow('2304');
  });
});
