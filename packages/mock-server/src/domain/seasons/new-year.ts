import { ActivityType, NamedRewardItem } from '@tara/contract/constants';
import { toDay } from '#time/days.ts';
import type { Frozen } from '#frozen.ts';
import type { WorldContent } from '#seed/content.ts';
import { activityEnd, type ActivityContext } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { drawPrize, type Prize } from '../rewards/prizes.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForActivity, removeItems } from '../rewards/rewards.ts';
import { goalStatus, requireClaimable, showStep, claimGoal } from '../rewards/steps.ts';
import { taskActionsToday } from '../rewards/tasks.ts';
import { recordNewYearWin } from '../money/trades.ts';
import type { NewYearState } from '../player/seasons-state.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

type ReadContext = ActivityContext & Pick<DomainContext, 'content'>;
type NewYearTask = WorldContent['seasons']['newYear']['tasks'][number];

const { newYearActive, newYearBox, newYearLottery, newYearFirework } = NamedRewardItem;
const ITEMS = [newYearActive, newYearBox, newYearLottery, newYearFirework] as const;

/** Today's state: tasks and shares restart every day. */
function getToday(player: Frozen<Player>, { now, config }: ActivityContext): NewYearState {
  const state = player.seasons.newYear;
  const day = toDay(now, config.zoneMinutes);
  if (state?.day === day) return { ...state, claimed: [...state.claimed] };
  return { day, claimed: [], shared: false, extra: state?.extra ?? false };
}

function openToday(draft: Player, context: DomainContext): NewYearState {
  const state = getToday(draft, context);
  draft.seasons.newYear = state;
  return state;
}

function getProgress(player: Frozen<Player>, { counts }: NewYearTask, context: ReadContext): number {
  if (counts === 'share') return getToday(player, context).shared ? 1 : 0;
  return taskActionsToday(player, counts, context.now, context.config.zoneMinutes);
}

function getPieces(player: Frozen<Player>, id: number): number {
  return player.items[id] ?? 0;
}

/** New Year (activity 38) in the form of an answer. */
export function showNewYear(player: Frozen<Player>, context: ReadContext) {
  const state = getToday(player, context);
  const { tasks, extra } = context.content.seasons.newYear;
  return {
    items: ITEMS.map((id) => ({ id, count: getPieces(player, id) })),
    tasks: tasks.map((task) => {
      const { id, target, propList } = task;
      const reached = getProgress(player, task, context);
      const itemStatus = goalStatus(task, reached, state.claimed.includes(id));
      return { id, num: Math.min(reached, target), target, itemStatus, propList: [...propList] };
    }),
    extra: showStep(extra, getPieces(player, newYearActive), state.extra),
    expireTime: activityEnd(ActivityType.newYear, context),
  };
}

/**
 * Counts a share for the tasks of the day.
 * @throws {BusinessError} `sharedToday`.
 */
export function shareNewYear(draft: Player, context: DomainContext): void {
  const state = openToday(draft, context);
  if (state.shared) throw new BusinessError('sharedToday');
  state.shared = true;
}

/**
 * Claims a task of the day.
 * @throws {BusinessError} `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export function receiveNewYearTask(draft: Player, id: number, context: DomainContext): RewardItem[] {
  const { claimed } = openToday(draft, context);
  const task = context.content.seasons.newYear.tasks.find((candidate) => candidate.id === id);
  const { propList } = claimGoal(task, id, (goal) => getProgress(draft, goal, context), claimed);
  return grantForActivity(draft, propList, `newYear/task/${id}`, context);
}

/** Removes a piece of an item and grants the drawn prize. */
function spendItem(
  draft: Player,
  itemId: number,
  prizes: readonly Prize[],
  context: DomainContext,
): RewardItem[] {
  if (!removeItems(draft, itemId, 1)) throw new BusinessError('itemsTooFew');
  const { item } = drawPrize(prizes, context.rng);
  if (item.id === NamedRewardItem.coin && item.count >= context.content.seasons.newYear.shownFrom) {
    recordNewYearWin(draft, item.count, context);
  }
  return grantForActivity(draft, [item], `newYear/item/${itemId}`, context);
}

/**
 * Opens a box.
 * @throws {BusinessError} `itemsTooFew`.
 */
export function openNewYearBox(draft: Player, context: DomainContext): RewardItem[] {
  return spendItem(draft, newYearBox, context.content.seasons.newYear.box, context);
}

/**
 * Draws with a lottery item or lights a firework.
 * @throws {BusinessError} `awardUnknown` for another item, `itemsTooFew`
 */
export function drawNewYear(draft: Player, propId: number, context: DomainContext): RewardItem[] {
  const { lottery, firework } = context.content.seasons.newYear;
  if (propId === newYearLottery) return spendItem(draft, propId, lottery, context);
  if (propId === newYearFirework) return spendItem(draft, propId, firework, context);
  throw new BusinessError('awardUnknown', { pointer: '/propId' });
}

/**
 * Claims the extra reward for active points; the points stay with the player.
 * @throws {BusinessError} `awardNotReached`, `awardClaimed`
 */
export function receiveNewYearExtra(draft: Player, context: DomainContext): RewardItem[] {
  const state = openToday(draft, context);
  const { extra } = context.content.seasons.newYear;
  requireClaimable(extra, getPieces(draft, newYearActive), state.extra);
  state.extra = true;
  return grantForActivity(draft, extra.propList, 'newYear/extra', context);
}
