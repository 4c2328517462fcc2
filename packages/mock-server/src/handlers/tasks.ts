import { command, query } from '#calls/handler.ts';
import { receiveTaskAward, taskOverview } from '#domain/rewards/tasks.ts';

/** Tasks 1 to 17 (spec 3 and 7.3). */
export const taskHandlers = {
  getTaskUser: query<'getTaskUser'>((player, _, call) => taskOverview(player, call)),

  receiveTaskAward: command<'receiveTaskAward'>((draft, { taskId }, call) => {
    const propList = receiveTaskAward(draft, taskId, call);
    return { ...taskOverview(draft, call), propList };
  }),
};
