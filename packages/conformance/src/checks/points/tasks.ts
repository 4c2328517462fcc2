import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Body, Fields, Player } from '../../protocol/backend.ts';
import {
  AT_ONCE,
  atOnce,
  DAY,
  deposit,
  errcodesOf,
  expectChange,
  expectNoChange,
  gainOf,
  JUST_BEFORE,
  STATE,
  tasksOf,
  untilMidnight,
} from '../shared/wallet.ts';
import { coinOption } from './support.ts';

const tasks = async (player: Player) => tasksOf(await player.expectOk('getTaskUser'));

const stateOf = async (player: Player, id: number) => (await tasks(player)).states[String(id)];

const claim = async (player: Player, taskId: number) => player.expectOk('receiveTaskAward', { taskId });

const report = async (player: Player, action: string, network?: string) =>
  player.expectOk('actionLog', {
    action,
    page: '/profile/task',
    eventTime: Date.UTC(2025, 10, 21),
    ...(network === undefined ? {} : { data: { network } }),
  });

async function playRounds(backend: Backend, player: Player, rounds: number): Promise<void> {
  const games = (await backend.visitor.expectOk('appConfig', { gameListVersion: 0 }))['gameList'] as Fields[];
  const game = games.find(({ maintain, typeId, status }) => maintain !== 1 && typeId === 1 && status === 1);
  requireThat(game !== undefined, 'no slot game is open');
  const bet = Math.max(1_00, game['minBet'] ?? 0);
  const { gameUrl } = await player.expectOk('startGame', { gameId: game['id'] });
  for (let round = 0; round < rounds; round++)
    await backend.hooks.playRound({ gameId: game['id'], gameUrl, roundId: backend.rng.text(20), bet });
}

/** Binds a number that the configuration accepts, with a one-time code if that is asked for. */
async function bind(backend: Backend, player: Player): Promise<void> {
  const { countryCode, accountRule, accountLengthMin, accountLengthMax, otpStatus } =
    await backend.webConfig();
  const first = String(accountRule?.mobileStartsWith ?? '') || '3';
  const length = Math.max(accountLengthMin, Math.min(10, accountLengthMax));
  const number = { countryCode, mobile: first + backend.rng.text(length - first.length, '123456789') };
  if (otpStatus !== 1) {
    await player.expectOk('bindAccount', number);
    return;
  }
  await backend.visitor.expectOk('smsSend', { ...number, type: 0 });
  await player.expectOk('bindAccount', { ...number, code: await backend.hooks.readCode(number) });
}

/** How each task is completed (the numbers are those of the contract). */
const ACTIONS: readonly (readonly [
  id: number,
  name: string,
  complete: (backend: Backend, player: Player) => Promise<unknown>,
])[] = [
  [1, 'log-in', (backend, player) => backend.signIn(player.account, player.password)],
  [2, 'bind', bind],
  [3, 'play-once', (backend, player) => playRounds(backend, player, 1)],
  [4, 'play-ten', (backend, player) => playRounds(backend, player, 10)],
  [5, 'play-fifty', (backend, player) => playRounds(backend, player, 50)],
  [6, 'follow-facebook', (_, player) => report(player, 'social_follow', 'facebook')],
  [7, 'follow-telegram', (_, player) => report(player, 'social_follow', 'telegram')],
  [8, 'follow-instagram', (_, player) => report(player, 'social_follow', 'instagram')],
  [9, 'follow-youtube', (_, player) => report(player, 'social_follow', 'youtube')],
  [10, 'share-facebook', (_, player) => report(player, 'social_share', 'facebook')],
  [11, 'share-whatsapp', (_, player) => report(player, 'social_share', 'whatsapp')],
  [12, 'share-telegram', (_, player) => report(player, 'social_share', 'telegram')],
  [13, 'first-deposit', (backend, player) => deposit(backend, player, 100_00)],
  [
    14,
    'shop',
    async (_, player) => player.expectOk('lotteryExchange', { id: (await coinOption(player)).id }),
  ],
  [
    15,
    'deposit-today',
    async (backend, player) =>
      deposit(backend, player, (await tasks(player)).list.find(({ id }) => id === 15)?.target ?? 0),
  ],
  [
    16,
    'deposits-today',
    async (backend, player) =>
      deposit(backend, player, (await tasks(player)).list.find(({ id }) => id === 16)?.target ?? 0),
  ],
  [17, 'share-spin', (_, player) => report(player, 'spin_share')],
];

/** Tasks that restart every day. */
const DAILY = [15, 16] as const;

/** A player with coins and points, so that every task can be completed. */
const worker = (backend: Backend) => backend.player({ coin: 1_000_00, lottery: 1_000_00 });

async function completesTask(
  backend: Backend,
  id: number,
  complete: (backend: Backend, player: Player) => Promise<unknown>,
): Promise<void> {
  const player = await worker(backend);
  const other = await worker(backend);
  const before: Body = await player.expectOk('getTaskUser');
  const { states, list } = tasksOf(before);
  expectEqual('state before', states[String(id)], STATE.open);
  await expectNoChange('a claim too early', player, () =>
    player.expectErrcode('receiveTaskAward', 3002, { taskId: id }),
  );

  await complete(backend, player);
  const completed = await player.expectOk('getTaskUser');
  const now = tasksOf(completed);
  const goal = list.find((task) => task.id === id);
  expectThat('task', goal !== undefined, 'in taskList');
  expectEqual('state', now.states[String(id)], STATE.claimable);
  expectEqual('progress', now.progress[String(id)], goal.target);
  expectEqual('canReceiveTaskAward', completed['canReceiveTaskAward'], true);
  const count = Object.entries(now.states).filter(([key, state]) => Number(key) <= 17 && state > 0).length;
  expectEqual('achieveNum', completed['achieveNum'], count);
  expectEqual('task of another player', await stateOf(other, id), STATE.open);

  const answer = await expectChange('claiming a task', player, gainOf(goal.propList), () =>
    claim(player, id),
  );
  expectEqual('propList', answer['propList'], goal.propList);
  const { propList: _, ...overview } = answer;
  expectEqual('overview of the answer', overview, await player.expectOk('getTaskUser'));
  expectEqual('state afterwards', tasksOf(answer).states[String(id)], STATE.claimed);
  expectEqual('achieveNum afterwards', answer['achieveNum'], count);
  await expectNoChange('a second claim', player, () =>
    player.expectErrcode('receiveTaskAward', 3003, { taskId: id }),
  );
}

const actionChecks = Object.fromEntries(
  ACTIONS.map(([id, name, complete]) => [
    `task-${id}-${name}`,
    {
      statements: ['3-071', '3-122', '3-123', '7.3-16', '1-19', ...(id >= 6 && id <= 9 ? ['2.2-103'] : [])],
      title: `completes task ${id} by its action alone and pays its reward once`,
      run: (backend: Backend) => completesTask(backend, id, complete),
    },
  ]),
);

export const taskChecks: CheckDefinitions = {
  'all-tasks': {
    statements: ['1-41', '3-071', '3-072', '3-073', '3-122', '3-123', '7.3-16', '7.3-17', '2.2-075'],
    title: 'lists the seventeen tasks with goal, reward, progress and state, and nothing else but key 105',
    run: async (backend) => {
      const player = await backend.player({});
      const answer = await player.expectOk('getTaskUser');
      const { states, progress, list } = tasksOf(answer);
      const numeric = (keys: readonly string[]) => keys.map(Number).toSorted((a, b) => a - b);
      const ids = Array.from({ length: 17 }, (_, index) => index + 1);
      expectEqual(
        'tasks',
        list.map(({ id }) => id).toSorted((a, b) => a - b),
        ids,
      );
      expectEqual('keys of achieveData', numeric(Object.keys(progress)), ids);
      expectEqual('keys of taskData', numeric(Object.keys(states)), [...ids, 105]);
      expectEqual('progress', new Set(Object.values(progress)), new Set([0]));
      expectEqual('states', new Set(Object.values(states)), new Set([STATE.open]));
      expectEqual('achieveNum', answer['achieveNum'], 0);
      expectEqual('canReceiveTaskAward', answer['canReceiveTaskAward'], false);
      for (const { id, target, propList } of list)
        expectThat(`task ${id}`, target > 0 && propList.length > 0, 'a goal and a reward');
    },
  },
  ...actionChecks,
  'unknown-task': {
    statements: ['3-122'],
    title: 'refuses a task that does not exist with 3001',
    run: async (backend) => {
      const player = await worker(backend);
      for (const taskId of [18, 105])
        await expectNoChange('an unknown task', player, () =>
          player.expectErrcode('receiveTaskAward', 3001, { taskId }),
        );
    },
  },
  'task-at-once': {
    statements: ['7.3-16'],
    title: 'pays a task once for simultaneous claims, with a key or without',
    run: async (backend) => {
      const player = await worker(backend);
      await report(player, 'spin_share');
      await report(player, 'social_follow', 'facebook');
      const { list } = await tasks(player);
      const rewardOf = (id: number) => gainOf(list.find((task) => task.id === id)?.propList ?? []);
      await expectChange('claims without a key', player, rewardOf(17), async () => {
        const answers = await atOnce(() => player.call('receiveTaskAward', { taskId: 17 }));
        expectEqual('errcodes', errcodesOf(answers), [0, ...Array.from({ length: AT_ONCE - 1 }, () => 3003)]);
      });
      const key = backend.newKey();
      await expectChange('claims with one key', player, rewardOf(6), async () => {
        const answers = await atOnce(() => player.expectOk('receiveTaskAward', { taskId: 6 }, { key }));
        for (const answer of answers) expectEqual('answer', answer, answers[0]);
        await player.expectErrcode('receiveTaskAward', 103, { taskId: 17 }, { key });
      });
    },
  },
  'task-with-a-card': {
    statements: ['3-123'],
    title: 'completes the task of the shop by a login-pay card too',
    level: 'should',
    run: async (backend) => {
      const { loginPayConfig, appPropConfigMap } = await backend.webConfig();
      const [card] = (loginPayConfig?.propIds ?? []) as number[];
      requireThat(card !== undefined, 'no login-pay cards');
      const { price } = appPropConfigMap[String(card)];
      const player = await backend.player({ firstRecharge: true, totalRecharge: 100_00 });
      const { activityIds } = await player.expectOk('getActivityIds');
      requireThat((activityIds as number[]).includes(16), 'login-pay cards are not open');
      await deposit(backend, player, 100_00);
      expectEqual('state before', await stateOf(player, 14), STATE.open);
      await deposit(backend, player, price, { actType: 3 });
      expectEqual('state', await stateOf(player, 14), STATE.claimable);
    },
  },
  'no-dot-when-all-is-claimed': {
    statements: ['3-068', '3-071'],
    title: 'answers canReceiveTaskAward only while a completed task is not claimed',
    run: async (backend) => {
      const player = await worker(backend);
      const canReceive = async () => (await player.expectOk('getTaskUser'))['canReceiveTaskAward'];
      await report(player, 'spin_share');
      await report(player, 'social_follow', 'youtube');
      expectEqual('with two', await canReceive(), true);
      expectEqual('after one', (await claim(player, 17))['canReceiveTaskAward'], true);
      expectEqual('after both', (await claim(player, 9))['canReceiveTaskAward'], false);
      expectEqual('later', await canReceive(), false);
    },
  },
  'progress-of-a-task': {
    statements: ['3-071', '3-123'],
    title: 'counts the progress of a task up to its goal',
    run: async (backend) => {
      const player = await worker(backend);
      const seen = async () => {
        const { states, progress } = await tasks(player);
        return [3, 4, 5].map((id) => [progress[String(id)], states[String(id)]]);
      };
      await playRounds(backend, player, 9);
      expectEqual('after nine rounds', await seen(), [
        [1, 1],
        [9, 0],
        [9, 0],
      ]);
      await player.expectErrcode('receiveTaskAward', 3002, { taskId: 4 });
      await playRounds(backend, player, 3);
      expectEqual('after twelve rounds', await seen(), [
        [1, 1],
        [10, 1],
        [12, 0],
      ]);
    },
  },
  'other-actions': {
    statements: ['7.1-10', '3-123'],
    title: 'counts no other action and no other network for a task',
    run: async (backend) => {
      const player = await worker(backend);
      const before = await player.expectOk('getTaskUser');
      for (const [action, network] of [
        ['page_view'],
        ['social_follow'],
        ['social_follow', 'myspace'],
        ['social_follow', 'whatsapp'],
        ['social_share'],
        ['social_share', 'instagram'],
        ['social_share', 'youtube'],
        ['spin'],
      ] as const)
        await report(player, action, network);
      expectEqual('tasks', await player.expectOk('getTaskUser'), before);
    },
  },
  'events-of-visitors': {
    statements: ['7.1-12'],
    title: 'counts no event without a session for a task',
    level: 'should',
    run: async (backend) => {
      const player = await worker(backend);
      const event = {
        channel: 'WEB',
        appId: 'tara-conformance',
        version: '1.0.28',
        eventTime: 1,
        eventUserId: player.userId,
        eventName: 'spin_share',
      };
      await backend.visitor.expectOk('appEventLogClient', { eventList: [event] });
      expectEqual('state', await stateOf(player, 17), STATE.open);
    },
  },
  'daily-tasks': {
    statements: ['3-122', '3-123', '7.3-16'],
    title: "restarts the daily tasks at midnight in the region's zone and pays them again",
    run: async (backend) => {
      const player = await worker(backend);
      const { list } = await tasks(player);
      const amount = list.find(({ id }) => id === 16)?.target ?? 0;
      await deposit(backend, player, amount);
      await claim(player, 15);
      const daily = async () => {
        const { states } = await tasks(player);
        return DAILY.map((id) => states[String(id)]);
      };
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      expectEqual('states just before midnight', await daily(), [STATE.claimed, STATE.claimable]);
      await player.expectErrcode('receiveTaskAward', 3003, { taskId: 15 });
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('states at midnight', await daily(), [STATE.open, STATE.open]);
      await expectNoChange('claims of yesterday', player, async () => {
        for (const taskId of DAILY) await player.expectErrcode('receiveTaskAward', 3002, { taskId });
      });
      expectEqual('task of the first deposit', await stateOf(player, 13), STATE.claimable);
      await deposit(backend, player, amount + 1);
      for (const taskId of DAILY) {
        const { propList = [] } = list.find(({ id }) => id === taskId) ?? {};
        await expectChange('a claim of the next day', player, gainOf(propList), () => claim(player, taskId));
      }
    },
  },
  'daily-tasks-of-two-days': {
    statements: ['3-123'],
    title: 'does not add the deposits of two days for a daily task',
    run: async (backend) => {
      const player = await worker(backend);
      const { list } = await tasks(player);
      const target = list.find(({ id }) => id === 16)?.target ?? 0;
      await deposit(backend, player, target / 2);
      expectEqual('progress', (await tasks(player)).progress['16'], target / 2);
      await backend.hooks.moveTime(await untilMidnight(backend));
      await deposit(backend, player, target / 2);
      expectEqual('progress on the next day', (await tasks(player)).progress['16'], target / 2);
      await player.expectErrcode('receiveTaskAward', 3002, { taskId: 16 });
      await deposit(backend, player, target / 2 + 1);
      await claim(player, 16);
    },
  },
  'once-only-tasks': {
    statements: ['3-122'],
    title: 'pays the other tasks once for ever',
    run: async (backend) => {
      const player = await worker(backend);
      await report(player, 'spin_share');
      await claim(player, 17);
      await backend.hooks.moveTime(DAY);
      await report(player, 'spin_share');
      expectEqual('state', await stateOf(player, 17), STATE.claimed);
      await expectNoChange('a claim on the next day', player, () =>
        player.expectErrcode('receiveTaskAward', 3003, { taskId: 17 }),
      );
    },
  },
};
