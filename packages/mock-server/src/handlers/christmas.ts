import { ActivityType } from '@tara/contract/constants';
import { command, query } from '#calls/handler.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
import type { Player } from '#domain/player/player.ts';
import {
  openChristmasBox,
  receiveChristmas,
  receiveChristmasExtra,
  showChristmas,
  signChristmas,
} from '#domain/seasons/christmas.ts';
import type { CommandCall } from '#calls/call.ts';
import type { RewardItem } from '#domain/player/reward-item.ts';

/** Claims something and answers the new state of Christmas. */
function claimReward(draft: Player, call: CommandCall, grantItem: () => RewardItem[]) {
  requireActivity(draft, ActivityType.christmas, call);
  const propList = grantItem();
  return { appChristmasUser: showChristmas(draft, call), propList };
}

/** Christmas (spec 7.5). */
export const christmasHandlers = {
  appChristmasUser: query<'appChristmasUser'>((player, _, call) => {
    requireActivity(player, ActivityType.christmas, call);
    return { appChristmasUser: showChristmas(player, call) };
  }),

  appChristmasUserSign: command<'appChristmasUserSign'>((draft, _, call) =>
    claimReward(draft, call, () => signChristmas(draft, call)),
  ),

  appChristmasUserOpen: command<'appChristmasUserOpen'>((draft, _, call) =>
    claimReward(draft, call, () => openChristmasBox(draft, call)),
  ),

  appChristmasUserReceive: command<'appChristmasUserReceive'>((draft, { awardId }, call) =>
    claimReward(draft, call, () => receiveChristmas(draft, awardId, call)),
  ),

  appChristmasUserExtra: command<'appChristmasUserExtra'>((draft, _, call) =>
    claimReward(draft, call, () => receiveChristmasExtra(draft, call)),
  ),
};
