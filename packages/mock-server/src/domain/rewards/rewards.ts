import { NamedRewardItem } from '@tara/contract/constants';
import type { RewardReference } from '../money/entry-titles.ts';
import { postEntry } from '../money/ledger.ts';
import type { Player } from '../player/player.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

/** One point item is one point, 100 hundredths. */
const POINTS_PER_PIECE = 100;

/** The origin of a reward, for the ledger: each has a name that the player reads. */
export type RewardOrigin =
  | { readonly reason: 'activity' | 'invitation' | 'rebate'; readonly reference: RewardReference }
  | { readonly reason: 'mail' | 'task'; readonly reference: string; readonly title: string }
  | { readonly reason: 'ticket' | 'pointsExchange'; readonly reference: string };

function grantItem(draft: Player, item: RewardItem, origin: RewardOrigin, context: DomainContext): void {
  if (item.id === NamedRewardItem.coin) {
    postEntry(draft, { currency: 'coin', amount: item.count, ...origin }, context);
    draft.turnoverLeft += item.count * (item.betRate ?? 0);
  } else if (item.id === NamedRewardItem.points) {
    postEntry(draft, { currency: 'points', amount: item.count, ...origin }, context);
  } else if (item.id === NamedRewardItem.pointItem) {
    postEntry(draft, { currency: 'points', amount: item.count * POINTS_PER_PIECE, ...origin }, context);
  } else {
    draft.items[item.id] = (draft.items[item.id] ?? 0) + item.count;
  }
}

/**
 * Grants reward items to a player: coins and points by the ledger; coupons, cards and items of a season as pieces.
 * @returns the items in the form of an answer
 */
export function grantRewards(
  draft: Player,
  items: readonly RewardItem[],
  origin: RewardOrigin,
  context: DomainContext,
): RewardItem[] {
  for (const item of items) grantItem(draft, item, origin, context);
  return items.map((item) => ({ ...item }));
}

const createGrant =
  (reason: 'activity' | 'invitation') =>
  (draft: Player, items: readonly RewardItem[], reference: RewardReference, context: DomainContext) =>
    grantRewards(draft, items, { reason, reference }, context);

/** Grants rewards of an activity. @returns the items in the form of an answer */
export const grantForActivity = createGrant('activity');

/** Grants rewards for inviting players. @returns the items in the form of an answer */
export const grantForInvitation = createGrant('invitation');

/** Removes pieces of an item. @returns false without a change if the player has fewer */
export function removeItems(draft: Player, id: number, count: number): boolean {
  const owned = draft.items[id] ?? 0;
  if (owned < count) return false;
  draft.items[id] = owned - count;
  return true;
}
