import type { Backend, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { hasLoggedIn } from '../shared/accounts.ts';
import { expectGrant, expectPaidOnce, expectRefusal, REFUSED, UNKNOWN_ID } from '../shared/claims.ts';
import { deposit } from '../shared/deposits.ts';
import { play } from '../shared/games.ts';
import { STATE } from '../shared/rewards.ts';
import { untilMidnight } from '../shared/time.ts';
import { expectNoChange } from '../shared/wallet.ts';
import { LARGE } from './deposits.ts';
import {
  ACTIVE,
  atNewYear,
  BOX,
  BOX_OPEN,
  DEEDS,
  FIREWORK,
  LOTTERY,
  NEW_YEAR,
  newYearIn,
  piecesAfter,
  piecesIn,
  readClaimable,
  readNewYear,
  readPieces,
  receiveTask,
  SHARE,
} from './new-year-board.ts';

const taskChecks = Object.fromEntries(
  Object.entries(DEEDS).map(([name, deed]) => [
    `new-year-task-${name}`,
    {
      statements: ['7.5-35', '7.5-36', '7.5-37', '2.2-109', '1-38', '4-62', '4-63', '4-64'],
      title: `grants the items of the tasks for ${name} once a day`,
      run: async (backend: Backend) => {
        const player = await atNewYear(backend);
        const stranger = await atNewYear(backend);
        // The log-in of the suite counts on its day.
        if (hasLoggedIn(player)) await backend.hooks.moveTime(await untilMidnight(backend));
        const untouched = await readNewYear(stranger);
        const { tasks } = await readNewYear(player);
        for (const { id, num, itemStatus, propList } of tasks) {
          expectEqual('task before', { num, itemStatus }, { num: 0, itemStatus: STATE.open });
          expectThat(`reward of task ${id}`, propList.length > 0, 'items', propList);
          await expectRefusal(player, REFUSED.notReached, receiveTask(id), NEW_YEAR);
        }
        await deed(backend, player);
        const completed = await readClaimable(player);
        requireThat(completed.length > 0, `no task asks for ${name}`);
        for (const task of completed) {
          expectEqual('progress', task.num, task.target);
          const before = await readPieces(player);
          const answer = await expectGrant(player, receiveTask(task.id), NEW_YEAR, { items: task.propList });
          expectEqual('pieces', piecesIn(newYearIn(answer)), piecesAfter(before, task.propList));
          expectEqual(
            'task afterwards',
            newYearIn(answer).tasks.find(({ id }) => id === task.id),
            { ...task, itemStatus: STATE.claimed },
          );
          await expectRefusal(player, REFUSED.claimed, receiveTask(task.id), NEW_YEAR);
        }
        expectEqual('New Year of another player', await readNewYear(stranger), untouched);
        const pieces = await readPieces(player);
        await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
        for (const { id } of completed)
          await expectRefusal(player, REFUSED.claimed, receiveTask(id), NEW_YEAR);
        await backend.hooks.moveTime(backend.slack);
        for (const task of (await readNewYear(player)).tasks)
          expectFields('task at midnight', task, { num: 0, itemStatus: STATE.open });
        expectEqual('pieces at midnight', await readPieces(player), pieces);
        await deed(backend, player);
        for (const { id, propList } of completed)
          await expectGrant(player, receiveTask(id), NEW_YEAR, { items: propList });
      },
    },
  ]),
);

export const newYearTaskChecks: CheckDefinitions = {
  ...taskChecks,
  'new-year-progress': {
    statements: ['7.5-35', '2.2-109'],
    title: 'counts each round and each deposit for the tasks of the day, up to their targets',
    run: async (backend) => {
      const player = await atNewYear(backend);
      const readProgress = async () =>
        Object.fromEntries((await readNewYear(player)).tasks.map(({ id, num }) => [id, num]));
      const before = await readProgress();
      await play(backend, player, 1_00);
      const after = await readProgress();
      const { tasks } = await readNewYear(player);
      const rounds = tasks.filter(({ id }) => after[id] !== before[id]);
      for (const { num } of rounds) expectEqual('progress of a round', num, 1);
      for (const { id, target } of rounds) {
        if (target < 2 || target > 60) continue;
        await play(backend, player, 1_00, target - 2);
        expectEqual('progress before the last round', (await readProgress())[id], target - 1);
        await expectRefusal(player, REFUSED.notReached, receiveTask(id), NEW_YEAR);
        await play(backend, player, 1_00, 2);
        expectEqual('progress after one more than needed', (await readProgress())[id], target);
      }
      const sums = await atNewYear(backend);
      const goals = (await readNewYear(sums)).tasks.filter(({ target }) => target >= 200_00);
      for (const { id, target } of goals) {
        await deposit(backend, sums, target - 100_00);
        const task = (await readNewYear(sums)).tasks.find((entry) => entry.id === id);
        expectFields('progress of a deposit', task, { num: target - 100_00, itemStatus: STATE.open });
        await expectRefusal(sums, REFUSED.notReached, receiveTask(id), NEW_YEAR);
        await deposit(backend, sums, 100_00);
        const done = (await readNewYear(sums)).tasks.find((entry) => entry.id === id);
        expectFields('progress of both', done, { num: target, itemStatus: STATE.claimable });
      }
    },
  },
  'new-year-share': {
    statements: ['7.5-36', '2.2-109'],
    title: "counts a share once a day, by midnight of the region's zone",
    run: async (backend) => {
      const player = await atNewYear(backend);
      const answer = await player.expectOk(...SHARE);
      expectEqual('data of the answer', newYearIn(answer), await readNewYear(player));
      await expectRefusal(player, REFUSED.shared, SHARE, NEW_YEAR);
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await expectRefusal(player, REFUSED.shared, SHARE, NEW_YEAR);
      await backend.hooks.moveTime(backend.slack);
      await expectNoChange('a share', player, () => player.expectOk(...SHARE));
      await expectRefusal(player, REFUSED.shared, SHARE, NEW_YEAR);
    },
  },
  'new-year-share-once': {
    statements: ['7.5-36'],
    title: 'counts one of simultaneous shares, and answers a repeated key',
    run: async (backend) =>
      expectPaidOnce(backend, () => atNewYear(backend), {
        call: SHARE,
        again: REFUSED.shared,
        foreign: BOX_OPEN,
      }),
  },
  'new-year-task-once': {
    statements: ['7.5-37'],
    title: 'grants a task once for repeated and simultaneous claims',
    run: async (backend) => {
      const probe = await atNewYear(backend);
      await deposit(backend, probe, LARGE);
      const [task] = await readClaimable(probe);
      requireThat(task !== undefined, 'no task asks for a deposit');
      const players: Player[] = [];
      const ready = async () => {
        const player = await atNewYear(backend);
        await deposit(backend, player, LARGE);
        players.push(player);
        return player;
      };
      await expectPaidOnce(backend, ready, {
        call: receiveTask(task.id),
        again: REFUSED.claimed,
        foreign: receiveTask(UNKNOWN_ID),
      });
      for (const player of players)
        expectEqual(
          'pieces',
          await readPieces(player),
          piecesAfter({ [ACTIVE]: 0, [BOX]: 0, [LOTTERY]: 0, [FIREWORK]: 0 }, task.propList),
        );
    },
  },
  'new-year-unknown-task': {
    statements: ['7.5-37'],
    title: 'refuses a task that does not exist with 3102',
    run: async (backend) =>
      expectRefusal(await atNewYear(backend), REFUSED.unknown, receiveTask(UNKNOWN_ID), NEW_YEAR),
  },
};
