import { command, query, type CommandHandler, type QueryHandler } from '#calls/handler.ts';
import type { OperationId } from '#contract/document.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
import type { ActivityNumber } from '#domain/player/activity-number.ts';

/** Makes handlers that answer `activityNotOpen` unless the activity is open for the player. */
export const createActivityCalls = (type: ActivityNumber) => ({
  query: <K extends OperationId>(run: QueryHandler<K>['run']) =>
    query<K>((player, input, call) => {
      requireActivity(player, type, call);
      return run(player, input, call);
    }),
  command: <K extends OperationId>(run: CommandHandler<K>['run']) =>
    command<K>((draft, input, call) => {
      requireActivity(draft, type, call);
      return run(draft, input, call);
    }),
});
