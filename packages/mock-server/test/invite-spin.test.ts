import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface Spin {
  spinCount: number;
  amount: number;
  targetAmount: number;
  itemStatus: number;
  expireTime: number;
  wheel: { id: number; count: number }[];
}

describe('the invite spin', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('never reaches the target without friends (seed %i)', async (seed) => {
    const world = await newWorld();
    await world.control('POST', 'reset', { seed });
    const { actInviteUser } = await world.done('actInviteUserSpin', {}, { token: await world.token() });
    const { amount, targetAmount } = actInviteUser as Spin;
    expect(amount).toBeGreaterThan(0);
    expect(amount).toBeLessThan(targetAmount);
  });

  it('states how many friends the pot needs at most: each spin may stop on the smallest field', async () => {
    const world = await newWorld();
    const token = await world.token();
    const before = await world.done('actInviteUser', {}, { token });
    // 500.00 - 470.00, filled by spins of 3.00.
    expect(before['actInviteUser']).toMatchObject({ amount: 0, friendsNeeded: 10 });
    const after = (await world.done('actInviteUserSpin', {}, { token }))['actInviteUser'] as Spin;
    expect(after).toMatchObject({ friendsNeeded: Math.ceil((after.targetAmount - after.amount) / 300) });
  });
});
