import type { Backend, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { ACTIVITY } from '../shared/activities.ts';
import { expectPaidOnce, expectRefusal, REFUSED, UNKNOWN_ID } from '../shared/claims.ts';
import { play } from '../shared/games.ts';
import { expectTotal, PAGE, pick } from '../shared/lists.ts';
import { STATE, stepAt, type Task } from '../shared/rewards.ts';
import { DAY, untilMidnight } from '../shared/time.ts';
import { expectNoChange } from '../shared/wallet.ts';
import {
  claimTasks,
  DEEDS,
  readTasks,
  receiveTask,
  sharedTasks,
  shareTask,
  TASKS,
  tasksFor,
  tasksIn,
} from './agent-tasks.ts';
import { award, COUNT, countPlayer, LOTTERY, readCount, ROWS, SCRATCH } from './count.ts';
import { closesFor, ENOUGH, invite, inviteMany, inviteRich } from './friends.ts';

const listProgress = (tasks: readonly Task[]) => pick(tasks, 'num');

export const taskChecks: CheckDefinitions = {
  'tasks-begin': {
    statements: ['7.5-27', '2.2-100', '4-62'],
    title: 'shows a new player the tasks of an agent, none of which is completed',
    run: async (backend) => {
      const player = await countPlayer(backend);
      const tasks = await readTasks(player);
      expectThat('number of tasks', tasks.length > 0, 'at least one', tasks.length);
      for (const { id, num, itemStatus, target, propList } of tasks) {
        expectEqual(`task ${id}`, { num, itemStatus }, { num: 0, itemStatus: STATE.open });
        const isUseful = target > 0 && propList.length > 0;
        expectThat(`task ${id}`, isUseful, 'a target above 0 and items', { target, propList });
      }
      expectEqual('number of claimed tasks', await claimTasks(player), 0);
      await expectRefusal(player, REFUSED.unknown, receiveTask(UNKNOWN_ID), TASKS);
      await expectRefusal(player, REFUSED.unknown, shareTask(UNKNOWN_ID), TASKS);
    },
  },
  ...Object.fromEntries(
    Object.entries(DEEDS).map(([name, deed]) => [
      `tasks-${name}`,
      {
        statements: ['2.2-100', '4-62', '4-63', '4-64'],
        title: `completes tasks of an agent by ${name.replaceAll('-', ' ')} and grants each once`,
        run: async (backend: Backend) => {
          const stranger = await countPlayer(backend);
          const player = await countPlayer(backend);
          await deed(backend, player);
          const completed = await claimTasks(player);
          expectThat('number of completed tasks', completed > 0, 'at least one', completed);
          for (const { num } of await readTasks(stranger)) expectEqual('task of another player', num, 0);
          await backend.hooks.moveTime(DAY);
          expectEqual('tasks that can be claimed on the next day', await claimTasks(player), 0);
        },
      },
    ]),
  ),
  'tasks-progress': {
    statements: ['2.2-100'],
    title: "counts the friends' stakes for a task exactly, up to its target",
    run: async (backend) => {
      const player = await countPlayer(backend);
      const friend = await inviteRich(backend, player);
      const before = await readTasks(player);
      await play(backend, friend, 100_00);
      const after = await readTasks(player);
      const counting = after.filter(({ num }, index) => num !== before[index]?.num);
      requireThat(counting.length > 0, 'no task counts stakes of friends');
      for (const { num, target } of counting)
        expectEqual('progress of the task', num, Math.min(100_00, target));
      const [task] = counting;
      requireThat(
        task !== undefined && task.target % 100_00 === 0 && task.target <= 20_000_00,
        'another target',
      );
      await play(backend, friend, 100_00, task.target / 100_00 - 2);
      await play(backend, friend, 50_00);
      const almost = (await readTasks(player)).find(({ id }) => id === task.id);
      expectFields('task just below its target', almost, {
        num: task.target - 50_00,
        itemStatus: STATE.open,
      });
      await expectRefusal(player, REFUSED.notReached, receiveTask(task.id), TASKS);
      await play(backend, friend, 50_00);
      const done = (await readTasks(player)).find(({ id }) => id === task.id);
      expectFields('task at its target', done, { num: task.target, itemStatus: STATE.claimable });
      await play(backend, friend, 100_00);
      expectEqual(
        'task above its target',
        (await readTasks(player)).find(({ id }) => id === task.id),
        done,
      );
    },
  },
  'tasks-share': {
    statements: ['7.5-28', '2.2-100'],
    title: "counts a share once a day by midnight of the region's zone, for all tasks that count shares",
    run: async (backend) => {
      const ids = await sharedTasks(backend);
      const player = await countPlayer(backend);
      const others = (await readTasks(player)).filter(({ id }) => !ids.includes(id));
      for (const { id } of others) await expectRefusal(player, REFUSED.unknown, shareTask(id), TASKS);
      const longest = Math.min(
        8,
        Math.max(
          ...pick(
            (await readTasks(player)).filter(({ id }) => ids.includes(id)),
            'target',
          ),
        ),
      );
      for (let day = 1; day <= longest; day++) {
        const answer = await expectNoChange('a share', player, () =>
          player.expectOk(...shareTask(stepAt(ids, 0))),
        );
        expectEqual('tasks of the answer', tasksIn(answer), await readTasks(player));
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
        for (const id of ids) await expectRefusal(player, REFUSED.shared, shareTask(id), TASKS);
        if (day === 1) await claimTasks(player);
        await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
        await player.expectErrcode(...sharedAgain(ids));
        await backend.hooks.moveTime(backend.slack);
      }
      await claimTasks(player);
    },
  },
  'tasks-share-once': {
    statements: ['2.2-100'],
    title: 'counts one of simultaneous shares, and answers a repeated key',
    run: async (backend) => {
      const [id] = await sharedTasks(backend);
      requireThat(id !== undefined, 'no task counts shares');
      const players: Player[] = [];
      const ready = async () => {
        const player = await countPlayer(backend);
        players.push(player);
        return player;
      };
      await expectPaidOnce(backend, ready, { call: shareTask(id), again: REFUSED.shared, foreign: SCRATCH });
      for (const player of players)
        expectEqual('greatest progress of a task', Math.max(...listProgress(await readTasks(player))), 1);
    },
  },
  'tasks-once': {
    statements: ['7.5-29', '2.2-100'],
    title: 'grants a task of an agent once for repeated and simultaneous claims',
    run: async (backend) => {
      const [id] = await tasksFor(backend, (player) => invite(backend, player));
      requireThat(id !== undefined, 'no task counts friends');
      const target =
        (await readTasks(await countPlayer(backend))).find((task) => task.id === id)?.target ?? 0;
      requireThat(target <= 6, 'the task asks for too many friends');
      const ready = async () => {
        const player = await countPlayer(backend);
        await inviteMany(backend, player, target);
        return player;
      };
      await expectPaidOnce(backend, ready, {
        call: receiveTask(id),
        again: REFUSED.claimed,
        foreign: receiveTask(UNKNOWN_ID),
      });
    },
  },
  'count-closed': {
    statements: ['7.5-18', '7.5-19', '7.5-20', '7.5-21', '7.5-22', '2.2-100'],
    title: 'refuses the agent-count programme with 3101 while it is closed, and counts friends meanwhile',
    run: async (backend) => {
      const player = await countPlayer(backend);
      await invite(backend, player, ENOUGH);
      const [task] = await readTasks(player);
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
      await expectTotal(player, ROWS, 2);
      expectEqual('qualified friends', (await readCount(player)).inviteCount, 2);
    },
  },
};

/** A share that was reported today. */
const sharedAgain = (ids: readonly number[]) =>
  ['appProxyUser4TaskUserShare', REFUSED.shared, { id: stepAt(ids, 0) }] as const;
