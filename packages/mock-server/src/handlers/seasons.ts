import { ActivityType } from '@tara/contract/constants';
import { createActivityCalls } from './activity-calls.ts';
import type { Player } from '#domain/player/player.ts';
import {
  openChristmasBox,
  receiveChristmas,
  receiveChristmasExtra,
  showChristmas,
  signChristmas,
} from '#domain/seasons/christmas.ts';
import type { Call, CommandCall } from '#calls/call.ts';
import type { RewardItem } from '#domain/player/reward-item.ts';
import {
  drawNewYear,
  openNewYearBox,
  receiveNewYearExtra,
  receiveNewYearTask,
  shareNewYear,
  showNewYear,
} from '#domain/seasons/new-year.ts';
import { receiveFestival, showFestival } from '#domain/seasons/festival.ts';
import { maskName } from '#domain/display/mask.ts';
import { lastWeekendEnd } from '#domain/seasons/weekend-days.ts';
import {
  drawWeekend,
  showWeekend,
  WEEKEND_WINS_LOG,
  type WeekendWin,
} from '#domain/seasons/weekend-lottery.ts';
import { MINUTE_MS } from '#time/durations.ts';
import { latestEntries } from './lobby.ts';

const christmas = createActivityCalls(ActivityType.christmas);
const newYear = createActivityCalls(ActivityType.newYear);
const festival = createActivityCalls(ActivityType.festival);
const weekendLottery = createActivityCalls(ActivityType.weekendLottery);

const showChristmasClaim = (draft: Player, call: CommandCall, propList: RewardItem[]) => ({
  appChristmasUser: showChristmas(draft, call),
  propList,
});

const showNewYearClaim = (draft: Player, call: CommandCall, propList: RewardItem[]) => ({
  appNewYearUser: showNewYear(draft, call),
  propList,
});

/** Winners of this world, then winners of the last weekend before its start. */
function winners(call: Call): Promise<WeekendWin[]> {
  const end = lastWeekendEnd(call.startedAt, call.config.zoneMinutes);
  const earlier = call.content.seasons.weekend.winners.map(({ nickname, prize, minutesBeforeEnd }) => ({
    nickname: maskName(nickname),
    prize,
    timestamp: end - minutesBeforeEnd * MINUTE_MS,
  }));
  return latestEntries(call, WEEKEND_WINS_LOG, earlier);
}

/** Activities of a season (spec 7.5). */
export const seasonHandlers = {
  // Christmas (spec 7.5).
  appChristmasUser: christmas.query<'appChristmasUser'>((player, _, call) => ({
    appChristmasUser: showChristmas(player, call),
  })),

  appChristmasUserSign: christmas.command<'appChristmasUserSign'>((draft, _, call) =>
    showChristmasClaim(draft, call, signChristmas(draft, call)),
  ),

  appChristmasUserOpen: christmas.command<'appChristmasUserOpen'>((draft, _, call) =>
    showChristmasClaim(draft, call, openChristmasBox(draft, call)),
  ),

  appChristmasUserReceive: christmas.command<'appChristmasUserReceive'>((draft, { awardId }, call) =>
    showChristmasClaim(draft, call, receiveChristmas(draft, awardId, call)),
  ),

  appChristmasUserExtra: christmas.command<'appChristmasUserExtra'>((draft, _, call) =>
    showChristmasClaim(draft, call, receiveChristmasExtra(draft, call)),
  ),

  // New Year (spec 7.5).
  appNewYearUser: newYear.query<'appNewYearUser'>((player, _, call) => ({
    appNewYearUser: showNewYear(player, call),
  })),

  appNewYearUserShare: newYear.command<'appNewYearUserShare'>((draft, _, call) => {
    shareNewYear(draft, call);
    return { appNewYearUser: showNewYear(draft, call) };
  }),

  appNewYearUserReceiveTask: newYear.command<'appNewYearUserReceiveTask'>((draft, { id }, call) =>
    showNewYearClaim(draft, call, receiveNewYearTask(draft, id, call)),
  ),

  appNewYearUserBoxOpen: newYear.command<'appNewYearUserBoxOpen'>((draft, _, call) =>
    showNewYearClaim(draft, call, openNewYearBox(draft, call)),
  ),

  appNewYearUserOpen: newYear.command<'appNewYearUserOpen'>((draft, { propId }, call) =>
    showNewYearClaim(draft, call, drawNewYear(draft, propId, call)),
  ),

  appNewYearUserExtra: newYear.command<'appNewYearUserExtra'>((draft, _, call) =>
    showNewYearClaim(draft, call, receiveNewYearExtra(draft, call)),
  ),

  // The festival: rewards staged by deposits.
  appFestivalUser: festival.query<'appFestivalUser'>((player, _, call) => ({
    appFestivalUser: showFestival(player, call),
  })),

  appFestivalUserReceive: festival.command<'appFestivalUserReceive'>((draft, { propId }, call) => {
    const propList = receiveFestival(draft, propId, call);
    return { appFestivalUser: showFestival(draft, call), propList };
  }),

  // The weekend lottery.
  weekendLotteryUser: weekendLottery.query<'weekendLotteryUser'>(async (player, _, call) => ({
    weekendLotteryUser: { ...showWeekend(player, call), winners: await winners(call) },
  })),

  weekendLotteryUserDraw: weekendLottery.command<'weekendLotteryUserDraw'>(async (draft, _, call) => {
    const { index, propList, win } = drawWeekend(draft, call);
    // This draw's entry is written with the commit, after the answer is built.
    const shown = [win, ...(await winners(call))];
    return { index, weekendLotteryUser: { ...showWeekend(draft, call), winners: shown }, propList };
  }),
};
