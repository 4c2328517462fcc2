import type { Backend, Body, Player } from '../../protocol/backend.ts';
import { expectEqual, requireThat } from '../../protocol/expect.ts';
import { ACTIVITY, playerWith, readState } from '../shared/activities.ts';
import type { Call } from '../shared/calls.ts';
import { expectGrant } from '../shared/claims.ts';
import { deposit } from '../shared/deposits.ts';
import { play } from '../shared/games.ts';
import { STATE, type RewardItem, type Step, type Task } from '../shared/rewards.ts';
import { DAY } from '../shared/time.ts';
import { LARGE } from './deposits.ts';

export const NEW_YEAR = 'appNewYearUser';

interface NewYear {
  readonly items: readonly RewardItem[];
  readonly tasks: readonly Task[];
  readonly extra: Step;
  readonly expireTime: number;
}

export const ACTIVE = 40001;
export const BOX = 40002;
export const LOTTERY = 40003;
export const FIREWORK = 40004;
export const ITEMS = [ACTIVE, BOX, LOTTERY, FIREWORK];
export const readNewYear = async (player: Player) => (await readState(player, NEW_YEAR)) as NewYear;
export const newYearIn = (answer: Body): NewYear => answer[NEW_YEAR];
export const SHARE: Call = ['appNewYearUserShare'];
export const BOX_OPEN: Call = ['appNewYearUserBoxOpen'];
export const NEW_YEAR_EXTRA: Call = ['appNewYearUserExtra'];
export const receiveTask = (id: number): Call => ['appNewYearUserReceiveTask', { id }];
export const openItem = (propId: number): Call => ['appNewYearUserOpen', { propId }];
export const atNewYear = (backend: Backend) => playerWith(backend, [ACTIVITY.newYear], { coin: 10_000_00 });

export const piecesIn = ({ items }: NewYear): Record<number, number> =>
  Object.fromEntries(ITEMS.map((id) => [id, items.find((item) => item.id === id)?.count ?? 0]));

export const readPieces = async (player: Player) => piecesIn(await readNewYear(player));

/** The pieces after items were granted and used. */
export function piecesAfter(before: Record<number, number>, items: readonly RewardItem[], used?: number) {
  const after = { ...before };
  if (used !== undefined) after[used] = (after[used] ?? 0) - 1;
  for (const { id, count } of items) if (ITEMS.includes(id)) after[id] = (after[id] ?? 0) + count;
  return after;
}

/** What completes tasks: of which kind a task is shows when its progress grows. */
export const DEEDS: Readonly<Record<string, (backend: Backend, player: Player) => Promise<unknown>>> = {
  share: async (_, player) => player.expectOk(...SHARE),
  'log-in': async (backend, player) => backend.signIn(player.account, player.password),
  rounds: async (backend, player) => play(backend, player, 1_00, 10),
  deposit: async (backend, player) => deposit(backend, player, LARGE),
};

/** The tasks that a player has completed, and not claimed. */
export const readClaimable = async (player: Player) =>
  (await readNewYear(player)).tasks.filter(({ itemStatus }) => itemStatus === STATE.claimable);

/** Does everything that completes tasks, and claims all of them. */
async function completeTasks(backend: Backend, player: Player): Promise<void> {
  for (const deed of Object.values(DEEDS)) await deed(backend, player);
  for (const { id } of await readClaimable(player)) await player.expectOk(...receiveTask(id));
}

/** A player with at least so many pieces of an item. */
export async function withPieces(backend: Backend, propId: number, count: number): Promise<Player> {
  const player = await atNewYear(backend);
  for (let day = 0; day < 10; day++) {
    await completeTasks(backend, player);
    if (((await readPieces(player))[propId] ?? 0) >= count) return player;
    await backend.hooks.moveTime(DAY);
  }
  requireThat(false, `the tasks of ten days give fewer than ${count} of the item ${propId}`);
  return player;
}

/** Uses a piece and compares what was drawn with pieces and balances. */
export async function spendPiece(player: Player, propId: number): Promise<readonly RewardItem[]> {
  const before = await readPieces(player);
  const answer = await expectGrant(player, propId === BOX ? BOX_OPEN : openItem(propId), NEW_YEAR);
  const items = answer['propList'] as readonly RewardItem[];
  expectEqual('drawn items', items.length, 1);
  expectEqual('pieces', piecesIn(newYearIn(answer)), piecesAfter(before, items, propId));
  return items;
}
