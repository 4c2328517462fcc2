import type { Backend, Body, Player } from '../../protocol/backend.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { readState } from '../shared/activities.ts';
import type { Call } from '../shared/calls.ts';
import { expectGrant, expectRefusal, REFUSED } from '../shared/claims.ts';
import { play } from '../shared/games.ts';
import { pick } from '../shared/lists.ts';
import { STATE, stepAt, type Task } from '../shared/rewards.ts';
import { countPlayer } from './count.ts';
import { ENOUGH, invite, inviteRich } from './friends.ts';

export const TASKS = 'appProxyUser4TaskUser';

export const readTasks = async (player: Player): Promise<readonly Task[]> =>
  (await readState(player, TASKS))['tasks'];

export const tasksIn = (answer: Body): readonly Task[] => answer[TASKS].tasks;
export const shareTask = (id: number): Call => ['appProxyUser4TaskUserShare', { id }];
export const receiveTask = (id: number): Call => ['appProxyUser4TaskUserReceive', { id }];

/** The tasks whose progress a deed changes. */
export async function tasksFor(
  backend: Backend,
  deed: (player: Player) => Promise<unknown>,
): Promise<readonly number[]> {
  const player = await countPlayer(backend);
  const before = await readTasks(player);
  await deed(player);
  const after = await readTasks(player);
  return pick(
    before.filter(({ num }, index) => after[index]?.num !== num),
    'id',
  );
}

/** The tasks that count shares: those that a share can be reported for. */
export async function sharedTasks(backend: Backend): Promise<readonly number[]> {
  const { length } = await readTasks(await countPlayer(backend));
  for (let index = 0; index < length; index++) {
    const player = await countPlayer(backend);
    const before = await readTasks(player);
    const { body } = await player.call(...shareTask(stepAt(before, index).id));
    if (body.errcode !== 0) continue;
    const after = await readTasks(player);
    return pick(
      before.filter(({ num }, at) => after[at]?.num !== num),
      'id',
    );
  }
  requireThat(false, 'no task counts shares');
  return [];
}

/** Claims the completed tasks, each once; the others are refused. */
export async function claimTasks(player: Player): Promise<number> {
  let claimed = 0;
  for (const task of await readTasks(player)) {
    if (task.itemStatus === STATE.claimable) {
      expectEqual('progress of a completed task', task.num, task.target);
      const answer = await expectGrant(player, receiveTask(task.id), TASKS, { items: task.propList });
      expectEqual(
        'task afterwards',
        tasksIn(answer).find(({ id }) => id === task.id),
        { ...task, itemStatus: STATE.claimed },
      );
      await expectRefusal(player, REFUSED.claimed, receiveTask(task.id), TASKS);
      claimed += 1;
    } else if (task.itemStatus === STATE.open) {
      expectThat('progress of an open task', task.num < task.target, `below ${task.target}`, task.num);
      await expectRefusal(player, REFUSED.notReached, receiveTask(task.id), TASKS);
    }
  }
  return claimed;
}

/** What the tasks of an agent count. */
export const DEEDS: Readonly<Record<string, (backend: Backend, player: Player) => Promise<unknown>>> = {
  friends: async (backend, player) => invite(backend, player),
  'qualified-friends': async (backend, player) => invite(backend, player, ENOUGH),
  'stakes-of-friends': async (backend, player) =>
    play(backend, await inviteRich(backend, player), 100_00, 100),
};
