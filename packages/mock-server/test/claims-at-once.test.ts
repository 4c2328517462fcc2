import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';
import { invitationBodies } from './support/invitation-bodies.ts';
import { seasonBodies, seasonOf } from './support/season-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

/** What pays only once after what has happened, and the refusals that the others get. */
const CLAIMS: readonly (readonly [path: string, refusal: number])[] = [
  ['actInviteUserSpin', 3105],
  ['actInviteUserExchange', 3104],
  ['appInviteBonus1UserReceive', 3103],
  ['agent3Exchange', 3107],
  ['agent4Scratch', 3105],
  ['agent4Lottery', 3105],
  ['agent4Award', 3104],
  ['appAgent5UserReceive', 3107],
  ['appAgent5UserInviteValidReceive', 3104],
  ['appProxyUser4TaskUserShare', 3108],
  ['appProxyUser4TaskUserReceive', 3104],
  ['appChristmasUserSign', 3104],
  ['appChristmasUserOpen', 3105],
  ['appChristmasUserReceive', 3104],
  ['appChristmasUserExtra', 3104],
  ['appNewYearUserShare', 3108],
  ['appNewYearUserReceiveTask', 3104],
  ['appNewYearUserBoxOpen', 3106],
  ['appNewYearUserOpen', 3106],
  ['appNewYearUserExtra', 3104],
  ['appFestivalUserReceive', 3103],
  ['weekendLotteryUserDraw', 3105],
];

const BODIES = { ...invitationBodies, ...seasonBodies };

interface View {
  user: { id: number; coin: number; lottery: number };
  ledger: { currency: string; amount: number; reason: string }[];
}

const inviterOf = (world: TestWorld) => world.control<View>('GET', 'players/10000001');

describe('a claim submitted fifty times at once', () => {
  it.each(CLAIMS)('%s has one effect', async (path, refusal) => {
    const world = await newWorld(seasonOf(path));
    const token = await world.token();
    const body = (await BODIES[path]?.(world, token)) ?? {};
    const before = await inviterOf(world);
    const replies = await Promise.all(Array.from({ length: 50 }, () => world.call(path, body, { token })));
    const errcodes = replies.map(({ body: answer }) => answer.errcode).toSorted((one, other) => one - other);
    expect(errcodes).toEqual([0, ...Array.from({ length: 49 }, () => refusal)]);
    const after = await inviterOf(world);
    const granted = (replies.find(({ body: answer }) => answer.errcode === 0)?.body['propList'] ?? []) as {
      id: number;
      count: number;
    }[];
    const paid = granted.reduce((sum, { id, count }) => sum + (id === 2001 ? count : 0), 0);
    const onlyCollected = path === 'actInviteUserSpin';
    expect(after.user.coin - before.user.coin).toBe(onlyCollected ? 0 : paid);
    expect(after.ledger.length - before.ledger.length).toBeLessThanOrEqual(granted.length);
  });
});
