import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { hasLoggedIn } from '../shared/accounts.ts';
import { createRegular } from '../shared/activities.ts';
import { expectGrant, expectPaidOnce, expectRefusal } from '../shared/claims.ts';
import { deposit } from '../shared/deposits.ts';
import { pick } from '../shared/lists.ts';
import { STATE } from '../shared/rewards.ts';
import { parseTasks } from '../shared/tasks.ts';
import { DAY, untilMidnight } from '../shared/time.ts';
import { actionChecks } from './task-actions.ts';
import { claim, countCompleted, LOG_IN, playRounds, readTaskState, report, tasks, worker } from './task.ts';

/** Tasks that restart every day. */
const DAILY = [15, 16] as const;

export const taskChecks: CheckDefinitions = {
  'all-tasks': {
    statements: ['1-41', '3-071', '3-072', '3-073', '3-122', '3-123', '7.3-16', '7.3-17', '2.2-075'],
    title: 'lists the seventeen tasks with goal, reward, progress and state, and nothing else but key 105',
    run: async (backend) => {
      const player = await backend.player({});
      const answer = await player.expectOk('getTaskUser');
      const { states, progress, list } = parseTasks(answer);
      const numeric = (keys: readonly string[]) => keys.map(Number).toSorted((a, b) => a - b);
      const ids = Array.from({ length: 17 }, (_, index) => index + 1);
      expectEqual(
        'tasks',
        pick(list, 'id').toSorted((a, b) => a - b),
        ids,
      );
      expectEqual('keys of achieveData', numeric(Object.keys(progress)), ids);
      expectEqual('keys of taskData', numeric(Object.keys(states)), [...ids, 105]);
      const isDone = (id: number | string) => hasLoggedIn(player) && Number(id) === LOG_IN;
      for (const [id, seen] of Object.entries(progress))
        expectEqual(`progress of task ${id}`, seen, isDone(id) ? 1 : 0);
      for (const [id, state] of Object.entries(states))
        expectEqual(`state of task ${id}`, state, isDone(id) ? STATE.claimable : STATE.open);
      expectEqual('achieveNum', answer['achieveNum'], hasLoggedIn(player) ? 1 : 0);
      expectEqual('canReceiveTaskAward', answer['canReceiveTaskAward'], hasLoggedIn(player));
      for (const { id, target, propList } of list)
        expectThat(`task ${id}`, target > 0 && propList.length > 0, 'a goal and a reward', {
          target,
          propList,
        });
    },
  },
  ...actionChecks,
  'unknown-task': {
    statements: ['3-122'],
    title: 'refuses a task that does not exist with 3001',
    run: async (backend) => {
      const player = await worker(backend);
      for (const taskId of [18, 105]) await expectRefusal(player, 3001, ['receiveTaskAward', { taskId }]);
    },
  },
  'task-at-once': {
    statements: ['7.3-16'],
    title: 'pays a task once for simultaneous claims, with a key or without',
    run: async (backend) => {
      const { list } = await tasks(await worker(backend));
      const prepare = async () => {
        const player = await worker(backend);
        await report(player, 'spin_share');
        return player;
      };
      await expectPaidOnce(backend, prepare, {
        call: ['receiveTaskAward', { taskId: 17 }],
        items: list.find(({ id }) => id === 17)?.propList ?? [],
        again: 3003,
        foreign: ['receiveTaskAward', { taskId: 6 }],
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
      const { price } = appPropConfigMap?.[String(card)] ?? {};
      requireThat(price !== undefined, 'no price of the login-pay card');
      const player = await createRegular(backend, 16);
      await deposit(backend, player, 100_00);
      expectEqual('state before', await readTaskState(player, 14), STATE.open);
      await deposit(backend, player, price, { actType: 3 });
      expectEqual('state', await readTaskState(player, 14), STATE.claimable);
    },
  },
  'no-dot-when-all-is-claimed': {
    statements: ['3-068', '3-071'],
    title: 'answers canReceiveTaskAward only while a completed task is not claimed',
    run: async (backend) => {
      const player = await worker(backend);
      if (hasLoggedIn(player)) await claim(player, LOG_IN);
      const canReceive = async () => (await player.expectOk('getTaskUser'))['canReceiveTaskAward'];
      await report(player, 'spin_share');
      await report(player, 'social_follow', 'youtube');
      expectEqual('canReceiveTaskAward with two completed tasks', await canReceive(), true);
      expectEqual(
        'canReceiveTaskAward after one claim',
        (await claim(player, 17))['canReceiveTaskAward'],
        true,
      );
      expectEqual(
        'canReceiveTaskAward after both claims',
        (await claim(player, 9))['canReceiveTaskAward'],
        false,
      );
      expectEqual('canReceiveTaskAward of the query', await canReceive(), false);
    },
  },
  'progress-of-a-task': {
    statements: ['3-071', '3-123'],
    title: 'counts the progress of a task up to its goal',
    run: async (backend) => {
      const player = await worker(backend);
      const seen = async () => {
        const { states, progress } = await tasks(player);
        return [3, 4, 5].map((id) => `${progress[String(id)]} ${states[String(id)]}`);
      };
      await playRounds(backend, player, 9);
      expectEqual('progress and state of the tasks 3 to 5 after nine rounds', await seen(), [
        '1 1',
        '9 0',
        '9 0',
      ]);
      await player.expectErrcode('receiveTaskAward', 3002, { taskId: 4 });
      await playRounds(backend, player, 3);
      expectEqual('progress and state of the tasks 3 to 5 after twelve rounds', await seen(), [
        '1 1',
        '10 1',
        '12 0',
      ]);
    },
  },
  'other-actions': {
    statements: ['7.1-10', '3-123'],
    title: 'counts no other action and no other network for a task',
    run: async (backend) => {
      const player = await worker(backend);
      const before = await player.expectOk('getTaskUser');
      for (const action of ['page_view', 'social_follow', 'social_share', 'spin'])
        await report(player, action);
      for (const network of ['myspace', 'whatsapp']) await report(player, 'social_follow', network);
      for (const network of ['instagram', 'youtube']) await report(player, 'social_share', network);
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
      expectEqual('state', await readTaskState(player, 17), STATE.open);
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
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      expectEqual('states just before midnight', await daily(), [STATE.claimed, STATE.claimable]);
      await player.expectErrcode('receiveTaskAward', 3003, { taskId: 15 });
      await backend.hooks.moveTime(backend.slack);
      expectEqual('states at midnight', await daily(), [STATE.open, STATE.open]);
      const answer = await player.expectOk('getTaskUser');
      expectEqual('achieveNum at midnight', answer['achieveNum'], countCompleted(parseTasks(answer)));
      for (const taskId of DAILY) await expectRefusal(player, 3002, ['receiveTaskAward', { taskId }]);
      expectEqual('task of the first deposit', await readTaskState(player, 13), STATE.claimable);
      await deposit(backend, player, amount + 1);
      for (const taskId of DAILY) {
        const { propList = [] } = list.find(({ id }) => id === taskId) ?? {};
        await expectGrant(player, ['receiveTaskAward', { taskId }], undefined, { items: propList });
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
      expectEqual('progress of task 16', (await tasks(player)).progress['16'], target / 2);
      await backend.hooks.moveTime(await untilMidnight(backend));
      await deposit(backend, player, target / 2);
      expectEqual('progress of task 16 on the next day', (await tasks(player)).progress['16'], target / 2);
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
      expectEqual('state', await readTaskState(player, 17), STATE.claimed);
      await expectRefusal(player, 3003, ['receiveTaskAward', { taskId: 17 }]);
    },
  },
};
