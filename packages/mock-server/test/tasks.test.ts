import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { depositFor, playRounds } from './support/friends.ts';
import { buy, DAY, KIND, report } from './support/promotion-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface Tasks {
  achieveNum: number;
  canReceiveTaskAward: boolean;
  /** State by task id; 105 is the first recharge. */
  states: Record<string, number>;
  progress: Record<string, number>;
  taskList: { id: number; target: number; propList: { id: number; count: number }[] }[];
}

function read(answer: Record<string, unknown>): Tasks {
  return {
    achieveNum: Number(answer['achieveNum']),
    canReceiveTaskAward: answer['canReceiveTaskAward'] === true,
    states: JSON.parse(String(answer['taskData'])) as Tasks['states'],
    progress: JSON.parse(String(answer['achieveData'])) as Tasks['progress'],
    taskList: answer['taskList'] as Tasks['taskList'],
  };
}

async function tasksOf(world: TestWorld, token: string) {
  return read(await world.done('getTaskUser', {}, { token }));
}

async function claim(world: TestWorld, token: string, taskId: number) {
  return (await world.call('receiveTaskAward', { taskId }, { token })).body;
}

/** Task ids and the real action that completes each. */
const REPORTED_ACTIONS: readonly (readonly [
  id: number,
  taskAction: string,
  complete: (world: TestWorld, token: string) => Promise<unknown>,
])[] = [
  [1, 'signing in', (world) => world.signIn('demoplayer', 'tara1234')],
  [
    2,
    'binding a number',
    (world, token) => world.done('bindAccount', { countryCode: '92', mobile: '3001234567' }, { token }),
  ],
  [3, 'a round', (world, token) => playRounds(world, token, 1_00)],
  [4, 'ten rounds', (world, token) => playRounds(world, token, 1_00, 10)],
  [5, 'fifty rounds', (world, token) => playRounds(world, token, 1_00, 50)],
  [6, 'following on Facebook', (world, token) => report(world, token, 'social_follow', 'facebook')],
  [7, 'following on Telegram', (world, token) => report(world, token, 'social_follow', 'telegram')],
  [8, 'following on Instagram', (world, token) => report(world, token, 'social_follow', 'instagram')],
  [9, 'following on YouTube', (world, token) => report(world, token, 'social_follow', 'youtube')],
  [10, 'sharing on Facebook', (world, token) => report(world, token, 'social_share', 'facebook')],
  [11, 'sharing on WhatsApp', (world, token) => report(world, token, 'social_share', 'whatsapp')],
  [12, 'sharing on Telegram', (world, token) => report(world, token, 'social_share', 'telegram')],
  [13, 'a deposit', (world, token) => depositFor(world, token, 100_00)],
  [15, 'a deposit today', (world, token) => depositFor(world, token, 100_00)],
  [16, 'deposits of 1,000.00 today', (world, token) => depositFor(world, token, 1_000_00)],
  [17, 'sharing the spin', (world, token) => report(world, token, 'spin_share')],
];

describe('a task', () => {
  it.each(REPORTED_ACTIONS)(
    '%i is completed by %s, pays once, and is then claimed',
    async (taskId, _, complete) => {
      const world = await newWorld();
      const token = await world.token();
      const before = await tasksOf(world, token);
      expect(before.states[taskId]).toBe(0);
      expect((await claim(world, token, taskId)).errcode).toBe(3002);

      await complete(world, token);
      const completed = await tasksOf(world, token);
      const goal = completed.taskList.find(({ id }) => id === taskId);
      expect(completed.states[taskId]).toBe(1);
      expect(completed.progress[taskId]).toBe(goal?.target);
      expect(completed.canReceiveTaskAward).toBe(true);
      expect(completed.achieveNum).toBeGreaterThan(before.achieveNum);

      const answer = await claim(world, token, taskId);
      expect(answer['propList']).toEqual(goal?.propList);
      const claimed = read(answer);
      expect(claimed.states[taskId]).toBe(2);
      expect(claimed.achieveNum).toBe(completed.achieveNum);
      expect(claimed).toEqual(await tasksOf(world, token));
      expect((await claim(world, token, taskId)).errcode).toBe(3003);
    },
  );

  it('14, the shop, is completed by a login-pay card or by exchanging points', async () => {
    const ways = [
      async (world: TestWorld, token: string) => {
        await depositFor(world, token, 100_00);
        await buy(world, token, 500_00, KIND.loginPay);
      },
      async (world: TestWorld, token: string) => {
        await world.control('PATCH', 'players/10000001', { lottery: 1_000_00 });
        const { lotterConfigList } = await world.done('getLotterConfig', {}, { token });
        const [option] = lotterConfigList as { id: number }[];
        await world.done('lotteryExchange', { id: option?.id }, { token });
      },
    ];
    for (const shop of ways) {
      const world = await newWorld();
      const token = await world.token();
      expect((await tasksOf(world, token)).states['14']).toBe(0);
      await shop(world, token);
      expect((await tasksOf(world, token)).states['14']).toBe(1);
    }
  });

  it('is refused with an unknown id', async () => {
    const world = await newWorld();
    expect((await claim(world, await world.token(), 18)).errcode).toBe(3001);
  });

  it('shows no red dot once every completed one is claimed', async () => {
    const world = await newWorld();
    const token = await world.token();
    expect((await tasksOf(world, token)).canReceiveTaskAward).toBe(false);
    await report(world, token, 'spin_share');
    expect(read(await claim(world, token, 17)).canReceiveTaskAward).toBe(false);
  });

  it('includes the first recharge under key 105', async () => {
    const world = await newWorld();
    const token = await world.token();
    expect((await tasksOf(world, token)).states['105']).toBe(0);
    await depositFor(world, token, 100_00);
    expect((await tasksOf(world, token)).states['105']).toBe(1);
  });
});

describe('a daily task', () => {
  it("restarts at the world's midnight and pays again", async () => {
    const world = await newWorld();
    const token = await world.token();
    const midnight = NOON + DAY / 2;
    const daily = async () => (await tasksOf(world, token)).states['15'];
    await depositFor(world, token, 100_00);
    expect((await claim(world, token, 15)).errcode).toBe(0);
    await world.control('POST', 'clock', { now: midnight - 1 });
    expect(await daily()).toBe(2);
    await world.control('POST', 'clock', { now: midnight });
    expect(await daily()).toBe(0);
    expect((await claim(world, token, 15)).errcode).toBe(3002);
    await depositFor(world, token, 100_00);
    expect((await claim(world, token, 15)).errcode).toBe(0);
    expect((await claim(world, token, 15)).errcode).toBe(3003);
  });

  it('does not reset claims of other tasks', async () => {
    const world = await newWorld();
    const token = await world.token();
    await report(world, token, 'spin_share');
    await claim(world, token, 17);
    await world.advance(DAY);
    await report(world, token, 'spin_share');
    expect((await claim(world, token, 17)).errcode).toBe(3003);
  });
});

describe('a reported action', () => {
  it('counts as its own task action only, and page views do not count', async () => {
    const world = await newWorld();
    const token = await world.token();
    const before = await tasksOf(world, token);
    for (const [action, network] of [
      ['page_view'],
      ['social_follow'],
      ['social_follow', 'myspace'],
      ['social_share', 'instagram'],
    ] as const)
      await report(world, token, action, network);
    expect(await tasksOf(world, token)).toEqual(before);
  });

  it('counts for its sender: events without a token count for no task', async () => {
    const world = await newWorld();
    const token = await world.token();
    const event = { channel: 'WEB', appId: 'test', version: '1.0.28', eventTime: 1, eventUserId: 10_000_001 };
    await world.done('anonymous/appEventLogClient', { eventList: [{ ...event, eventName: 'spin_share' }] });
    expect((await tasksOf(world, token)).states['17']).toBe(0);
  });
});
