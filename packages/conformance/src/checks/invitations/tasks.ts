import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Body, Player } from '../../protocol/backend.ts';
import {
  ACTIVITY,
  grants,
  paysOnce,
  play,
  REFUSED,
  refuses,
  stateOf,
  stepAt,
  UNKNOWN_ID,
  type Call,
  type Task,
} from '../shared/activities.ts';
import { closesFor, ENOUGH, invite, inviteMany, inviteRich } from '../shared/friends.ts';
import { DAY, expectNoChange, JUST_BEFORE, PAGE, STATE, untilMidnight } from '../shared/wallet.ts';
import { award, COUNT, countPlayer, LOTTERY, ROWS, SCRATCH } from './count.ts';

export const TASKS = 'appProxyUser4TaskUser';
const tasksOf = async (player: Player): Promise<readonly Task[]> => (await stateOf(player, TASKS))['tasks'];
const tasksIn = (answer: Body): readonly Task[] => answer[TASKS].tasks;
export const shareTask = (id: number): Call => ['appProxyUser4TaskUserShare', { id }];
export const receiveTask = (id: number): Call => ['appProxyUser4TaskUserReceive', { id }];
const numsOf = (tasks: readonly Task[]) => tasks.map(({ num }) => num);

/** The tasks whose progress a deed changes. */
async function tasksFor(
  backend: Backend,
  deed: (player: Player) => Promise<unknown>,
): Promise<readonly number[]> {
  const player = await countPlayer(backend);
  const before = await tasksOf(player);
  await deed(player);
  const after = await tasksOf(player);
  return before.filter(({ num }, index) => after[index]?.num !== num).map(({ id }) => id);
}

/** The tasks that count shares: those that a share can be reported for. */
async function sharedTasks(backend: Backend): Promise<readonly number[]> {
  const { length } = await tasksOf(await countPlayer(backend));
  for (let index = 0; index < length; index++) {
    const player = await countPlayer(backend);
    const before = await tasksOf(player);
    const { body } = await player.call(...shareTask(stepAt(before, index).id));
    if (body.errcode !== 0) continue;
    const after = await tasksOf(player);
    return before.filter(({ num }, at) => after[at]?.num !== num).map(({ id }) => id);
  }
  requireThat(false, 'no task counts shares');
  return [];
}

/** Claims the completed tasks, each once; the others are refused. */
async function claimTasks(player: Player): Promise<number> {
  let claimed = 0;
  for (const task of await tasksOf(player)) {
    if (task.itemStatus === STATE.claimable) {
      expectEqual('progress of a completed task', task.num, task.target);
      const answer = await grants(player, receiveTask(task.id), TASKS, { items: task.propList });
      expectEqual(
        'task afterwards',
        tasksIn(answer).find(({ id }) => id === task.id),
        { ...task, itemStatus: STATE.claimed },
      );
      await refuses(player, REFUSED.claimed, receiveTask(task.id), TASKS);
      claimed += 1;
    } else if (task.itemStatus === STATE.open) {
      expectThat('progress of an open task', task.num < task.target, `below ${task.target}`, task.num);
      await refuses(player, REFUSED.notReached, receiveTask(task.id), TASKS);
    }
  }
  return claimed;
}

/** What the tasks of an agent count. */
const DEEDS: Readonly<Record<string, (backend: Backend, player: Player) => Promise<unknown>>> = {
  friends: async (backend, player) => invite(backend, player),
  'qualified-friends': async (backend, player) => invite(backend, player, ENOUGH),
  'stakes-of-friends': async (backend, player) =>
    play(backend, await inviteRich(backend, player), 100_00, 100),
};

export const taskChecks = {
  'tasks-begin': {
    statements: ['7.5-27', '2.2-100', '4-62'],
    title: 'shows a new player the tasks of an agent, none of which is completed',
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      const tasks = await tasksOf(player);
      expectThat('tasks', tasks.length > 0, 'at least one');
      for (const { num, itemStatus, target, propList } of tasks) {
        expectEqual('task', { num, itemStatus }, { num: 0, itemStatus: STATE.open });
        expectThat('target and reward', target > 0 && propList.length > 0, 'above 0, and items');
      }
      expectEqual('claimed tasks', await claimTasks(player), 0);
      await refuses(player, REFUSED.unknown, receiveTask(UNKNOWN_ID), TASKS);
      await refuses(player, REFUSED.unknown, shareTask(UNKNOWN_ID), TASKS);
    },
  },
  ...Object.fromEntries(
    Object.entries(DEEDS).map(([name, deed]) => [
      `tasks-${name}`,
      {
        statements: ['2.2-100', '4-62', '4-63', '4-64'],
        title: `completes tasks of an agent by ${name.replaceAll('-', ' ')} and grants each once`,
        run: async (backend: Backend) => {
          const other = await countPlayer(backend);
          const player = await countPlayer(backend);
          await deed(backend, player);
          expectThat('completed tasks', (await claimTasks(player)) > 0, 'at least one');
          for (const { num } of await tasksOf(other)) expectEqual('task of another player', num, 0);
          await backend.hooks.moveTime(DAY);
          expectEqual('completed on the next day', await claimTasks(player), 0);
        },
      },
    ]),
  ),
  'tasks-progress': {
    statements: ['2.2-100'],
    title: "counts the friends' stakes for a task exactly, up to its target",
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      const friend = await inviteRich(backend, player);
      const before = await tasksOf(player);
      await play(backend, friend, 100_00);
      const after = await tasksOf(player);
      const counting = after.filter(({ num }, index) => num !== before[index]?.num);
      requireThat(counting.length > 0, 'no task counts stakes of friends');
      for (const { num, target } of counting) expectEqual('progress', num, Math.min(100_00, target));
      const [task] = counting;
      requireThat(
        task !== undefined && task.target % 100_00 === 0 && task.target <= 20_000_00,
        'another target',
      );
      await play(backend, friend, 100_00, task.target / 100_00 - 2);
      await play(backend, friend, 50_00);
      const almost = (await tasksOf(player)).find(({ id }) => id === task.id);
      expectEqual('just below', [almost?.num, almost?.itemStatus], [task.target - 50_00, STATE.open]);
      await refuses(player, REFUSED.notReached, receiveTask(task.id), TASKS);
      await play(backend, friend, 50_00);
      const done = (await tasksOf(player)).find(({ id }) => id === task.id);
      expectEqual('at the target', [done?.num, done?.itemStatus], [task.target, STATE.claimable]);
      await play(backend, friend, 100_00);
      expectEqual(
        'above the target',
        (await tasksOf(player)).find(({ id }) => id === task.id),
        done,
      );
    },
  },
  'tasks-share': {
    statements: ['7.5-28', '2.2-100'],
    title: "counts a share once a day by midnight of the region's zone, for all tasks that count shares",
    run: async (backend: Backend) => {
      const ids = await sharedTasks(backend);
      const player = await countPlayer(backend);
      const others = (await tasksOf(player)).filter(({ id }) => !ids.includes(id));
      for (const { id } of others) await refuses(player, REFUSED.unknown, shareTask(id), TASKS);
      const longest = Math.min(
        8,
        Math.max(...(await tasksOf(player)).filter(({ id }) => ids.includes(id)).map(({ target }) => target)),
      );
      for (let day = 1; day <= longest; day++) {
        const answer = await expectNoChange('a share', player, () =>
          player.expectOk(...shareTask(stepAt(ids, 0))),
        );
        expectEqual('tasks of the answer', tasksIn(answer), await tasksOf(player));
        for (const { id, num, target, itemStatus } of tasksIn(answer)) {
          const expected = ids.includes(id) ? Math.min(day, target) : 0;
          expectEqual(`progress of task ${id}`, num, expected);
          if (itemStatus !== STATE.claimed)
            expectEqual(
              `state of task ${id}`,
              itemStatus,
              expected === target ? STATE.claimable : STATE.open,
            );
        }
        for (const id of ids) await refuses(player, REFUSED.shared, shareTask(id), TASKS);
        if (day === 1) await claimTasks(player);
        await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
        await player.expectErrcode(...sharedAgain(ids));
        await backend.hooks.moveTime(JUST_BEFORE);
      }
      await claimTasks(player);
    },
  },
  'tasks-share-once': {
    statements: ['2.2-100'],
    title: 'counts one of simultaneous shares, and answers a repeated key',
    run: async (backend: Backend) => {
      const [id] = await sharedTasks(backend);
      requireThat(id !== undefined, 'no task counts shares');
      const players: Player[] = [];
      const ready = async () => {
        const player = await countPlayer(backend);
        players.push(player);
        return player;
      };
      await paysOnce(backend, ready, shareTask(id), { refusal: REFUSED.shared, other: SCRATCH });
      for (const player of players)
        expectThat('progress', Math.max(...numsOf(await tasksOf(player))) === 1, '1');
    },
  },
  'tasks-once': {
    statements: ['7.5-29', '2.2-100'],
    title: 'grants a task of an agent once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const [id] = await tasksFor(backend, (player) => invite(backend, player));
      requireThat(id !== undefined, 'no task counts friends');
      const target = (await tasksOf(await countPlayer(backend))).find((task) => task.id === id)?.target ?? 0;
      requireThat(target <= 6, 'the task asks for too many friends');
      const ready = async () => {
        const player = await countPlayer(backend);
        await inviteMany(backend, player, target);
        return player;
      };
      await paysOnce(backend, ready, receiveTask(id), {
        refusal: REFUSED.claimed,
        other: receiveTask(UNKNOWN_ID),
      });
    },
  },
  'count-closed': {
    statements: ['7.5-18', '7.5-19', '7.5-20', '7.5-21', '7.5-22', '2.2-100'],
    title: 'refuses the agent-count programme with 3101 while it is closed, and counts friends meanwhile',
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      await invite(backend, player, ENOUGH);
      const [task] = await tasksOf(player);
      const id = task?.id ?? 1;
      await closesFor(
        backend,
        player,
        ACTIVITY.agentCount,
        [
          [COUNT],
          [ROWS, PAGE],
          SCRATCH,
          LOTTERY,
          award(1),
          award(UNKNOWN_ID),
          [TASKS],
          shareTask(id),
          receiveTask(id),
          receiveTask(UNKNOWN_ID),
        ],
        COUNT,
      );
      expectEqual('rows', (await player.expectOk(ROWS, PAGE))['total'], 2);
    },
  },
};

/** A share that was reported today. */
const sharedAgain = (ids: readonly number[]) =>
  ['appProxyUser4TaskUserShare', REFUSED.shared, { id: stepAt(ids, 0) }] as const;
