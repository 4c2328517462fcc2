import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, startServer } from './support/client.ts';
import { INVITER } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { friends } = loadSeed().people;
const { validDeposit } = loadSeed().invitations;

interface View {
  user: { id: number; account: string; nickname: string; pid: number; totalRecharge: number; bet: number };
  ledger: { amount: number; currency: string; reason: string; balance: number }[];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

describe('the friends of the scenario invite-claimable', () => {
  it('are separate players, who have registered, deposited and played', async () => {
    const world = await newWorld('invite-claimable');
    const [, ...others] = await world.control<View[]>('GET', 'players');
    expect(others.map(({ user }) => user.nickname)).toEqual(friends.map(({ nickname }) => nickname));
    for (const [index, { user, ledger }] of others.entries()) {
      const person = friends[index];
      expect(user).toMatchObject({
        pid: INVITER,
        totalRecharge: sum(person?.deposits ?? []),
        bet: sum(person?.stakes ?? []),
      });
      expect(ledger.at(-1)).toMatchObject({ reason: 'registration' });
      const coins = ledger.filter(({ currency }) => currency === 'coin');
      expect(sum(coins.map(({ amount }) => amount))).toBe(coins[0]?.balance);
    }
  });

  it('can sign in, and their play continues to count', async () => {
    const world = await newWorld('invite-claimable');
    const { body } = await world.signIn(friends[0]?.account ?? '', 'tara1234');
    expect(body).toMatchObject({ errcode: 0, pid: INVITER });
    const { body: newcomer } = await world.register('newcomer');
    expect(newcomer['id']).toBe(INVITER + friends.length + 1);
  });

  it('give the demo player something to claim in every programme', async () => {
    const world = await newWorld('invite-claimable');
    const token = await world.token();
    const valid = friends.filter(({ deposits }) => sum(deposits) >= validDeposit).length;
    const of = async (call: string) => world.done(call, {}, { token });
    expect((await of('appInviteBonus1User'))['appInviteBonus1User']).toMatchObject({
      inviteCount: friends.length,
      itemStatus: 1,
    });
    expect((await of('agent4Data'))['agent4Data']).toMatchObject({
      inviteCount: valid,
      scratchCount: valid,
      itemStatus: 1,
    });
    expect((await of('appAgent5User'))['appAgent5User']).toMatchObject({
      inviteValidCount: valid,
      itemStatus: 1,
    });
    expect((await of('agentData'))['agentData']).not.toMatchObject({ availableIncome: 0 });
    const { list, total } = await world.done('actInviteUserRecord', { page: 1, pageSize: 50 }, { token });
    expect(total).toBe(friends.length + valid);
    expect((list as { nickname: string }[]).map(({ nickname }) => nickname)).toContain('Ay***an');
  });

  it('are part of an export', async () => {
    const world = await newWorld('invite-claimable');
    const state = await world.control('GET', 'state');
    const copy = await newWorld();
    await copy.control('PUT', 'state', state);
    expect(await copy.control('GET', 'players')).toEqual(await world.control('GET', 'players'));
  });
});
