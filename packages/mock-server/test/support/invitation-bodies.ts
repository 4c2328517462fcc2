import type { TestWorld } from './client.ts';
import { inviteMany, playRounds } from './friends.ts';

const COIN = 2001;
const firstPage = { page: 1, pageSize: 20 };

type Prepare = (world: TestWorld, token: string) => Promise<object>;

/** Reaches the target of the invite spin by friends and random draws. */
export async function fillInviteSpin(world: TestWorld, token: string): Promise<void> {
  await inviteMany(world, 10);
  let { spinCount } = (await world.done('actInviteUser', {}, { token }))['actInviteUser'] as {
    spinCount: number;
  };
  for (; spinCount > 0; spinCount--) await world.done('actInviteUserSpin', {}, { token });
}

/** Adds friends who have deposited enough to count. */
function validFriends(count: number, body: object = {}): Prepare {
  return async (world) => {
    await inviteMany(world, count, 500_00);
    return body;
  };
}

const friendsWhoPlay: Prepare = async (world) => {
  for (const { token } of await inviteMany(world, 1)) await playRounds(world, token, 100_00);
  return {};
};

/** Preparation and body of the calls about inviting friends. */
export const invitationBodies: Record<string, Prepare> = {
  actInviteUserRecord: async () => firstPage,
  actInviteUserExchange: async (world, token) => {
    await fillInviteSpin(world, token);
    return {};
  },
  appInviteBonus1UserReceive: async (world) => {
    await inviteMany(world, 1);
    return { propId: COIN };
  },
  agent3Exchange: friendsWhoPlay,
  agent4InviteRows: async () => firstPage,
  agent4Scratch: validFriends(1),
  agent4Lottery: validFriends(3),
  agent4Award: validFriends(3, { awardId: 1 }),
  appAgent5UserLog: async () => firstPage,
  appAgent5UserReceive: validFriends(1),
  appAgent5UserInviteValidReceive: validFriends(2, { awardId: 1 }),
  appProxyUser4TaskUserShare: async () => ({ id: 1 }),
  appProxyUser4TaskUserReceive: async (world, token) => {
    await world.done('appProxyUser4TaskUserShare', { id: 1 }, { token });
    return { id: 1 };
  },
};
