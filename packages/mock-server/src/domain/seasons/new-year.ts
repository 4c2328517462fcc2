import { ActivityType, NamedRewardItem } from '#contract/generated.ts';
import { dayOf } from '#time/days.ts';
import type { Frozen } from '#store/transaction.ts';
import type { WorldContent } from '#seed/content.ts';
import { activityEnd, type ActivityScope } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { drawPrize, type Prize } from '../rewards/prizes.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant, takeItems } from '../rewards/rewards.ts';
import { goalStatus, requireClaimable, showStep, takeGoal } from '../rewards/steps.ts';
import { deedsToday } from '../rewards/tasks.ts';
import { recordNewYearWin } from '../money/trades.ts';
import type { NewYearState } from '../player/seasons-state.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

type Scope = ActivityScope & Pick<Effects, 'content'>;
type NewYearTask = WorldContent['seasons']['newYear']['tasks'][number];

const { newYearActive, newYearBox, newYearLottery, newYearFirework } = NamedRewardItem;
const ITEMS = [newYearActive, newYearBox, newYearLottery, newYearFirework] as const;

/** The state as it is today: tasks and shares begin anew every day. */
const todayOf = (player: Frozen<Player>, { now, config }: ActivityScope): NewYearState => {
  const state = player.seasons.newYear;
  const day = dayOf(now, config.zoneMinutes);
  if (state?.day === day) return { ...state, claimed: [...state.claimed] };
  return { day, claimed: [], shared: false, extra: state?.extra ?? false };
};

const openToday = (draft: Player, fx: Effects): NewYearState => {
  const state = todayOf(draft, fx);
  draft.seasons.newYear = state;
  return state;
};

const progressOf = (player: Frozen<Player>, { counts }: NewYearTask, scope: Scope): number => {
  if (counts === 'share') return todayOf(player, scope).shared ? 1 : 0;
  return deedsToday(player, counts, scope.now, scope.config.zoneMinutes);
};

const piecesOf = (player: Frozen<Player>, id: number): number => player.items[id] ?? 0;

/** New Year (activity 38) as an answer shows it. */
export const showNewYear = (player: Frozen<Player>, scope: Scope) => {
  const state = todayOf(player, scope);
  const { tasks, extra } = scope.content.seasons.newYear;
  return {
    items: ITEMS.map((id) => ({ id, count: piecesOf(player, id) })),
    tasks: tasks.map((task) => {
      const { id, target, propList } = task;
      const reached = progressOf(player, task, scope);
      const itemStatus = goalStatus(task, reached, state.claimed.includes(id));
      return { id, num: Math.min(reached, target), target, itemStatus, propList: [...propList] };
    }),
    extra: showStep(extra, piecesOf(player, newYearActive), state.extra),
    expireTime: activityEnd(ActivityType.newYear, scope),
  };
};

const given = (draft: Player, items: readonly RewardItem[], what: string, fx: Effects): RewardItem[] =>
  grant(draft, items, { reason: 'activity', reference: `newYear/${what}` }, fx);

/**
 * Counts a share for the tasks of the day.
 * @throws {Refusal} `sharedToday`.
 */
export const shareNewYear = (draft: Player, fx: Effects): void => {
  const state = openToday(draft, fx);
  if (state.shared) throw new Refusal('sharedToday');
  state.shared = true;
};

/**
 * Claims a task of the day.
 * @throws {Refusal} `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export const receiveNewYearTask = (draft: Player, id: number, fx: Effects): RewardItem[] => {
  const { claimed } = openToday(draft, fx);
  const task = fx.content.seasons.newYear.tasks.find((candidate) => candidate.id === id);
  const { propList } = takeGoal(task, id, (goal) => progressOf(draft, goal, fx), claimed);
  return given(draft, propList, `task/${id}`, fx);
};

/** Takes a piece of an item and gives what chance finds for it. */
const spendItem = (draft: Player, itemId: number, prizes: readonly Prize[], fx: Effects): RewardItem[] => {
  if (!takeItems(draft, itemId, 1)) throw new Refusal('itemsTooFew');
  const { item } = drawPrize(prizes, fx.chance);
  if (item.id === NamedRewardItem.coin && item.count >= fx.content.seasons.newYear.shownFrom) {
    recordNewYearWin(draft, item.count, fx);
  }
  return given(draft, [item], `item/${itemId}`, fx);
};

/**
 * Opens a box.
 * @throws {Refusal} `itemsTooFew`.
 */
export const openNewYearBox = (draft: Player, fx: Effects): RewardItem[] =>
  spendItem(draft, newYearBox, fx.content.seasons.newYear.box, fx);

/**
 * Draws with a lottery item or lights a firework.
 * @throws {Refusal} `awardUnknown` for another item, `itemsTooFew`.
 */
export const drawNewYear = (draft: Player, propId: number, fx: Effects): RewardItem[] => {
  const { lottery, firework } = fx.content.seasons.newYear;
  if (propId === newYearLottery) return spendItem(draft, propId, lottery, fx);
  if (propId === newYearFirework) return spendItem(draft, propId, firework, fx);
  throw new Refusal('awardUnknown', { pointer: '/propId' });
};

/**
 * Claims the extra reward for active points, which stay with the player.
 * @throws {Refusal} `awardNotReached`, `awardClaimed`.
 */
export const receiveNewYearExtra = (draft: Player, fx: Effects): RewardItem[] => {
  const state = openToday(draft, fx);
  const { extra } = fx.content.seasons.newYear;
  requireClaimable(extra, piecesOf(draft, newYearActive), state.extra);
  state.extra = true;
  return given(draft, extra.propList, 'extra', fx);
};
