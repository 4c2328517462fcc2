import { ItemStatus } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import type { LogKey } from '#store/port.ts';
import { maskName } from '../display/mask.ts';
import type { Player } from '../player/player.ts';
import { drawPrize, showPrize } from '../rewards/prizes.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForActivity } from '../rewards/rewards.ts';
import type { WeekendState } from '../player/seasons-state.ts';
import { getLotteryDay, type LotteryDay } from './weekend-days.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

type ReadContext = Pick<DomainContext, 'now' | 'config' | 'content'>;

/** An entry of the winners' list. */
export interface WeekendWin {
  nickname: string;
  prize: RewardItem;
  timestamp: number;
}

export const WEEKEND_WINS_LOG: LogKey<WeekendWin> = 'log:weekend-wins';

/** The player's draws today: daily draws lapse with the day, draws from deposits with the week. */
function getToday({ seasons }: Frozen<Player>, { day, saturday }: LotteryDay): WeekendState {
  const state = seasons.weekend;
  if (state?.saturday !== saturday) return { saturday, day, used: 0, bonus: 0 };
  return state.day === day ? { ...state } : { ...state, day, used: 0 };
}

function freeLeft({ used }: WeekendState, { content }: ReadContext): number {
  return Math.max(0, content.seasons.weekend.drawsPerDay - used);
}

/** The weekend lottery (activity 33) in the form of an answer, without its winners. */
export function showWeekend(player: Frozen<Player>, context: ReadContext) {
  const today = getLotteryDay(context.now, context.config);
  const state = getToday(player, today);
  const drawCount = today.isOpen ? freeLeft(state, context) + state.bonus : 0;
  const usedUp = today.isLast ? ItemStatus.claimed : ItemStatus.open;
  return {
    drawCount,
    itemStatus: drawCount > 0 ? ItemStatus.claimable : usedUp,
    prizes: context.content.seasons.weekend.prizes.map(showPrize),
    opensAt: today.opensAt,
  };
}

/** Adds the draws for a deposit while the lottery is open. */
export function addDraws(draft: Player, amount: number, context: DomainContext): void {
  const today = getLotteryDay(context.now, context.config);
  if (!today.isOpen) return;
  const { depositPerDraw, drawsPerDepositMax } = context.content.seasons.weekend;
  const state = getToday(draft, today);
  state.bonus += Math.min(Math.floor(amount / depositPerDraw), drawsPerDepositMax);
  draft.seasons.weekend = state;
}

/**
 * Draws once; the daily draw is used first.
 * @returns the field on which the wheel stops, the granted items, and the entry for the winners' list
 * @throws {BusinessError} `drawClosed`, `drawsUsedUp`
 */
export function drawWeekend(
  draft: Player,
  context: DomainContext,
): { index: number; propList: RewardItem[]; win: WeekendWin } {
  const today = getLotteryDay(context.now, context.config);
  if (!today.isOpen) throw new BusinessError('drawClosed');
  const state = getToday(draft, today);
  if (freeLeft(state, context) > 0) state.used += 1;
  else if (state.bonus > 0) state.bonus -= 1;
  else throw new BusinessError('drawsUsedUp');
  draft.seasons.weekend = state;
  const { index, item } = drawPrize(context.content.seasons.weekend.prizes, context.rng);
  const win = { nickname: maskName(draft.nickname), prize: item, timestamp: context.now };
  context.record(WEEKEND_WINS_LOG, win);
  const reference = `weekendLottery/${state.saturday}` as const;
  return { index, propList: grantForActivity(draft, [item], reference, context), win };
}
