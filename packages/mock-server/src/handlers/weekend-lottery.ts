import type { Call } from '#calls/call.ts';
import { ActivityType } from '@tara/contract/constants';
import { command, query } from '#calls/handler.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
import { maskName } from '#domain/display/mask.ts';
import { lastWeekendEnd } from '#domain/seasons/weekend-days.ts';
import {
  drawWeekend,
  showWeekend,
  WEEKEND_WINS_LOG,
  type WeekendWin,
} from '#domain/seasons/weekend-lottery.ts';
import { MINUTE_MS } from '#time/durations.ts';
import { latestEntries } from './latest-entries.ts';

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

/** The weekend lottery. */
export const weekendLotteryHandlers = {
  weekendLotteryUser: query<'weekendLotteryUser'>(async (player, _, call) => {
    requireActivity(player, ActivityType.weekendLottery, call);
    return { weekendLotteryUser: { ...showWeekend(player, call), winners: await winners(call) } };
  }),

  weekendLotteryUserDraw: command<'weekendLotteryUserDraw'>(async (draft, _, call) => {
    requireActivity(draft, ActivityType.weekendLottery, call);
    const { index, propList, win } = drawWeekend(draft, call);
    // This draw's entry is written with the commit, after the answer is built.
    const shown = [win, ...(await winners(call))];
    return { index, weekendLotteryUser: { ...showWeekend(draft, call), winners: shown }, propList };
  }),
};
