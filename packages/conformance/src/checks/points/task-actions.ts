import type { Backend, Player } from '../../protocol/backend.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';
import { createMobile, hasLoggedIn, sendCode } from '../shared/accounts.ts';
import { expectRefusal, expectSingleGrant } from '../shared/claims.ts';
import { deposit } from '../shared/deposits.ts';
import { pick } from '../shared/lists.ts';
import { STATE } from '../shared/rewards.ts';
import { parseTasks } from '../shared/tasks.ts';
import { coinOption } from './options.ts';
import { countCompleted, LOG_IN, playRounds, readTaskState, report, tasks, worker } from './task.ts';

/** Binds a number, with a one-time code if the configuration asks for it. */
async function bind(backend: Backend, player: Player): Promise<void> {
  const number = await createMobile(backend);
  const isCodeNeeded = (await backend.webConfig())['otpStatus'] === 1;
  const code = isCodeNeeded ? { code: await sendCode(backend, number) } : {};
  await player.expectOk('bindAccount', { ...number, ...code });
}

/** Deposits what a daily task asks for. */
const depositTarget = (id: number) => async (backend: Backend, player: Player) =>
  deposit(backend, player, (await tasks(player)).list.find((task) => task.id === id)?.target ?? 0);

/** How each task is completed (the contract defines the numbers). */
const ACTIONS: readonly (readonly [
  id: number,
  name: string,
  complete: (backend: Backend, player: Player) => Promise<unknown>,
])[] = [
  [LOG_IN, 'log-in', (backend, player) => backend.signIn(player.account, player.password)],
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
  [15, 'deposit-today', depositTarget(15)],
  [16, 'deposits-today', depositTarget(16)],
  [17, 'share-spin', (_, player) => report(player, 'spin_share')],
];

async function completesTask(
  backend: Backend,
  id: number,
  complete: (backend: Backend, player: Player) => Promise<unknown>,
): Promise<void> {
  const player = await worker(backend);
  const stranger = await worker(backend);
  const { states, list } = await tasks(player);
  // Without a token of the hook, the suite has logged both players in.
  const start = id === LOG_IN && hasLoggedIn(player) ? STATE.claimable : STATE.open;
  expectEqual(`state of task ${id} before`, states[String(id)], start);
  if (start === STATE.open) await expectRefusal(player, 3002, ['receiveTaskAward', { taskId: id }]);

  await complete(backend, player);
  const completed = await player.expectOk('getTaskUser');
  const now = parseTasks(completed);
  const goal = list.find((task) => task.id === id);
  expectThat(`task ${id}`, goal !== undefined, 'in taskList', pick(list, 'id'));
  expectEqual('state', now.states[String(id)], STATE.claimable);
  expectEqual('progress', now.progress[String(id)], goal.target);
  expectEqual('canReceiveTaskAward', completed['canReceiveTaskAward'], true);
  const count = countCompleted(now);
  expectEqual('achieveNum', completed['achieveNum'], count);
  expectEqual('task of another player', await readTaskState(stranger, id), start);

  const answer = await expectSingleGrant(player, {
    call: ['receiveTaskAward', { taskId: id }],
    items: goal.propList,
    again: 3003,
  });
  const { propList: _, ...overview } = answer;
  expectEqual('overview of the answer', overview, await player.expectOk('getTaskUser'));
  expectEqual('state afterwards', parseTasks(answer).states[String(id)], STATE.claimed);
  expectEqual('achieveNum afterwards', answer['achieveNum'], count);
}

export const actionChecks = Object.fromEntries(
  ACTIONS.map(([id, name, complete]) => [
    `task-${id}-${name}`,
    {
      statements: ['3-071', '3-122', '3-123', '7.3-16', '1-19', ...(id >= 6 && id <= 9 ? ['2.2-103'] : [])],
      title: `completes task ${id} by its action alone and pays its reward once`,
      run: (backend: Backend) => completesTask(backend, id, complete),
    },
  ]),
);
