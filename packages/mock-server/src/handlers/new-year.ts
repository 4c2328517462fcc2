import type { CommandCall } from '#calls/call.ts';
import { ActivityType } from '@tara/contract/constants';
import { command, query } from '#calls/handler.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
import type { Player } from '#domain/player/player.ts';
import {
  drawNewYear,
  openNewYearBox,
  receiveNewYearExtra,
  receiveNewYearTask,
  shareNewYear,
  showNewYear,
} from '#domain/seasons/new-year.ts';
import type { RewardItem } from '#domain/player/reward-item.ts';

/** Claims something and answers the new state of New Year. */
function claimReward(draft: Player, call: CommandCall, grantItem: () => RewardItem[]) {
  requireActivity(draft, ActivityType.newYear, call);
  const propList = grantItem();
  return { appNewYearUser: showNewYear(draft, call), propList };
}

/** New Year (spec 7.5). */
export const newYearHandlers = {
  appNewYearUser: query<'appNewYearUser'>((player, _, call) => {
    requireActivity(player, ActivityType.newYear, call);
    return { appNewYearUser: showNewYear(player, call) };
  }),

  appNewYearUserShare: command<'appNewYearUserShare'>((draft, _, call) => {
    requireActivity(draft, ActivityType.newYear, call);
    shareNewYear(draft, call);
    return { appNewYearUser: showNewYear(draft, call) };
  }),

  appNewYearUserReceiveTask: command<'appNewYearUserReceiveTask'>((draft, { id }, call) =>
    claimReward(draft, call, () => receiveNewYearTask(draft, id, call)),
  ),

  appNewYearUserBoxOpen: command<'appNewYearUserBoxOpen'>((draft, _, call) =>
    claimReward(draft, call, () => openNewYearBox(draft, call)),
  ),

  appNewYearUserOpen: command<'appNewYearUserOpen'>((draft, { propId }, call) =>
    claimReward(draft, call, () => drawNewYear(draft, propId, call)),
  ),

  appNewYearUserExtra: command<'appNewYearUserExtra'>((draft, _, call) =>
    claimReward(draft, call, () => receiveNewYearExtra(draft, call)),
  ),
};
