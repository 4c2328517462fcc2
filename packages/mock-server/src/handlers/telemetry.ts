import type { Call } from '#calls/call.ts';
import { transactCall } from '#calls/transact-call.ts';
import { command, conditionalCommand, visitor, type Body } from '#calls/handler.ts';
import { playerKey } from '#domain/player/documents.ts';
import { countTaskAction, type TaskAction } from '#domain/rewards/tasks.ts';

/** The task action of a reported action; most actions have none. */
function getTaskAction({ action, data }: Body<'actionLog'>, { content }: Call): TaskAction | undefined {
  return content.promotions.reportedTaskActions.find(
    (reported) =>
      reported.action === action &&
      (reported.network === undefined || reported.network === data?.['network']),
  )?.taskAction;
}

function recordTaskAction(playerId: number, taskAction: TaskAction, call: Call): Promise<object> {
  return transactCall(call, async ({ tx }, current) => {
    const draft = await tx.draft(playerKey(playerId));
    if (draft) countTaskAction(draft, taskAction, 1, current);
    return {};
  });
}

/** Reports of clients (spec 7.1). */
export const telemetryHandlers = {
  /** The journal stores the call itself; following and sharing count as task actions (spec 3), page views write nothing. */
  actionLog: conditionalCommand<'actionLog'>(async ({ id }, input, call) => {
    const taskAction = getTaskAction(input, call);
    if (taskAction !== undefined) await recordTaskAction(id, taskAction, call);
    return {};
  }),

  online: command<'online'>((draft, { gameId }, { now }) => {
    draft.lastSeenAt = now;
    draft.openGame = gameId === '' ? 0 : gameId;
    return {};
  }),

  appEventLogClient: visitor<'appEventLogClient'>(async ({ eventList }, call) => {
    // The journal is not part of the transaction: a repeat must be detected before anything is written to it.
    const answer = await transactCall(call, () => ({}));
    if (call.keyed?.isReplayed !== true) await call.world.journal.receiveEvents(eventList, call.now);
    return answer;
  }),
};
