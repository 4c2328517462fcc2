import type { Backend, Player } from '../../protocol/backend.ts';
import { openSlot } from '../shared/games.ts';
import { parseTasks } from '../shared/tasks.ts';

export const tasks = async (player: Player) => parseTasks(await player.expectOk('getTaskUser'));
export const readTaskState = async (player: Player, id: number) => (await tasks(player)).states[String(id)];

/** How many tasks are completed, claimed or not. */
export const countCompleted = ({ states }: ReturnType<typeof parseTasks>): number =>
  Object.entries(states).filter(([key, state]) => Number(key) <= 17 && state > 0).length;

/** The task of the log-in. */
export const LOG_IN = 1;

export const claim = async (player: Player, taskId: number) =>
  player.expectOk('receiveTaskAward', { taskId });

export const report = async (player: Player, action: string, network?: string) =>
  player.expectOk('actionLog', {
    action,
    page: '/profile/task',
    eventTime: Date.UTC(2025, 10, 21),
    ...(network === undefined ? {} : { data: { network } }),
  });

export async function playRounds(backend: Backend, player: Player, rounds: number): Promise<void> {
  const { minBet, play } = await openSlot(backend, player);
  for (let round = 0; round < rounds; round++) await play(Math.max(1_00, minBet));
}

/** A player with coins and points, so that every task can be completed. */
export const worker = (backend: Backend) => backend.player({ coin: 1_000_00, lottery: 1_000_00 });
