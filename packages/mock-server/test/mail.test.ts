import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { playRounds } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface Mail {
  id: number;
  title: string;
  timestamp: number;
  read: 0 | 1;
  received: 0 | 1;
  propList: object[];
}

const GIFT = {
  title: 'A gift',
  content: 'Fifty coins.',
  propList: [{ id: 2001, count: 50_00, betRate: 2 }],
};
const MAIL = { title: 'A mail', content: 'Nothing but words.' };

/** A player with an empty mailbox. */
async function player() {
  const world = await newWorld('empty');
  const token = await world.token();
  return { world, token };
}

function send(world: TestWorld, mail: object) {
  return world.control<{ id: number }>('POST', 'players/10000001/mails', mail);
}
async function list(world: TestWorld, token: string, page = 1, pageSize = 20) {
  const { mailList, total } = await world.done('getMail2', { page, pageSize }, { token });
  return { mails: mailList as Mail[], total };
}
async function dots(world: TestWorld, token: string) {
  const { red0, red1, red2 } = await world.done('hasMailUnread', {}, { token });
  return [red0, red1, red2];
}

describe('a new player', () => {
  it('gets a welcome mail with a reward that can be claimed', async () => {
    const world = await newWorld();
    const token = String((await world.register('newstar')).body['token']);
    const { mails } = await list(world, token);
    const gift = mails.find(({ received }) => received === 0);
    expect(gift).toMatchObject({ read: 0, timestamp: NOON });
    const before = await world.done('refreshData', {}, { token });
    const { propList } = await world.done('receiveMail', { id: gift?.id }, { token });
    expect(propList).toEqual(gift?.propList);
    expect((await world.done('refreshData', {}, { token }))['lottery']).toBeGreaterThan(
      Number(before['lottery']),
    );
  });

  it('has an empty mailbox in the scenario of empty lists', async () => {
    const { world, token } = await player();
    expect(await list(world, token)).toEqual({ mails: [], total: 0 });
    expect(await dots(world, token)).toEqual([0, 0, 0]);
  });
});

describe('a mail', () => {
  // spec 3-067, 3-068, 7.2-34, 7.3-18
  it('lights the second dot if it is a notice, and the third if it has a reward', async () => {
    const { world, token } = await player();
    const { id } = await send(world, { ...MAIL, kind: 'notice' });
    expect(await dots(world, token)).toEqual([0, 1, 0]);
    await world.done('getMailDetail', { id }, { token });
    const gift = await send(world, GIFT);
    await world.done('getMailDetail', { id: gift.id }, { token });
    expect(await dots(world, token)).toEqual([0, 0, 1]);
    await world.done('receiveMail', { id: gift.id }, { token });
    expect(await dots(world, token)).toEqual([0, 0, 0]);
  });
});

describe('the mailbox', () => {
  it('gets a thank-you mail for the first deposit only', async () => {
    const { world, token } = await player();
    await world.control('PATCH', 'config', { lists: 'seed' });
    for (const amount of [500_00, 600_00]) {
      const order = { amount, version: 4, actType: 0, rechargeType: 1 };
      await world.done('recharge3', order, { token });
      await world.advance(20_000);
    }
    const { mails } = await list(world, token);
    expect(mails).toMatchObject([
      { title: expect.stringMatching(/first deposit/), timestamp: NOON + 20_000 },
    ]);
    const { mail } = await world.done('getMailDetail', { id: mails[0]?.id }, { token });
    expect((mail as { content: string }).content).toContain('500.00 coins');
  });

  it('accepts no mail for an unknown player', async () => {
    const world = await newWorld();
    expect((await world.tryControl('POST', 'players/5/mails', MAIL)).status).toBe(404);
    expect((await world.tryControl('POST', 'players/10000001/mails', { title: '' })).status).toBe(400);
  });
});

describe('a red packet', () => {
  // spec 1-44
  it('arrives with the first log-in of each day while activity 22 runs, and pays its coins', async () => {
    const world = await newWorld('red-packet');
    const packets = async (token: string) =>
      (await list(world, token)).mails.filter(({ title }) => title === 'A red packet for you');
    const logIn = async () => String((await world.signIn('demoplayer', 'tara1234')).body['token']);
    const token = await logIn();
    expect(await packets(token)).toHaveLength(1);
    expect(await packets(await logIn())).toHaveLength(1);
    const [{ id } = { id: 0 }] = await packets(token);
    const before = Number((await world.done('refreshData', {}, { token }))['coin']);
    expect(await world.done('receiveMail', { id }, { token })).toMatchObject({ coin: before + 8_88 });
    await world.control('POST', 'clock', { advanceMs: 24 * 60 * 60 * 1000 });
    expect(await packets(await logIn())).toHaveLength(2);
  });
});

describe('the gift of a level', () => {
  it('arrives by mail when a stake reaches the level', async () => {
    const world = await newWorld('new-player');
    const token = await world.token();
    await world.control('PATCH', 'players/10000001', { coin: 2_000_00, bet: 999_00 });
    await playRounds(world, token, 100_00);
    const { mails } = await list(world, token);
    expect(mails[0]).toMatchObject({ title: 'You reached VIP1', propList: [{ id: 2001, count: 20_00 }] });
  });
});
