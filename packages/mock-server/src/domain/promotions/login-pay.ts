import { ActivityType, ItemStatus, RechargeBonusKind } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';
import type { Frozen } from '#frozen.ts';
import { toDay } from '#time/days.ts';
import type { WorldContent } from '#seed/content.ts';
import { isActivityOpen } from '../activities/open-activities.ts';
import type { ActivityContext } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForActivity } from '../rewards/rewards.ts';
import { countTaskAction } from '../rewards/tasks.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { LoginPayCard } from '../player/promotions-state.ts';
import type { DomainContext } from '../player/context.ts';
import type { SettledDeposit } from '../player/deposit-event.ts';

/** The card with that number; its price and days are in its prop. */
function onSale({ rewards }: WorldContent) {
  return rewards.loginPayPropIds.flatMap((propId) => {
    const prop = rewards.props[propId];
    return prop ? [{ propId, price: prop.price, days: prop.num }] : [];
  });
}

function getCards({ promotions }: Frozen<Player>): Frozen<LoginPayCard[]> {
  return promotions.loginPay ?? [];
}

/** Whether the player has a card with days left (spec 4). */
export function ownsRunningCard(player: Frozen<Player>): boolean {
  return getCards(player).some(({ days }) => days > 0);
}

/** The cards that the player can buy: on sale while the activity is open, and not owned already. */
function buyableCards(player: Frozen<Player>, context: ActivityContext) {
  if (!isActivityOpen(player, ActivityType.fund, context)) return [];
  const running = getCards(player).filter(({ days }) => days > 0);
  return onSale(context.content).filter(({ propId }) => !running.some((card) => card.propId === propId));
}

/** Only players who have deposited before can buy a card. */
function needsRecharge(player: Frozen<Player>): boolean {
  return player.totalRecharge === 0;
}

/** Whether the amount is the price of one of the cards. */
export function canBuyLoginPay(player: Frozen<Player>, amount: number, context: ActivityContext): boolean {
  return !needsRecharge(player) && buyableCards(player, context).some(({ price }) => price === amount);
}

/**
 * The deposit of a card's order is settled. A second order for the same card adds its days. Buying counts as the task action
 * `shop`.
 */
export function buyLoginPay(
  draft: Player,
  { actType, amount }: SettledDeposit,
  context: DomainContext,
): void {
  if (actType !== RechargeBonusKind.loginPay) return;
  const bought = onSale(context.content).find(({ price }) => price === amount);
  if (!bought) return;
  const { propId, days } = bought;
  const cards = (draft.promotions.loginPay ??= []);
  const owned = cards.find((card) => card.propId === propId);
  if (owned) owned.days += days;
  else cards.push({ id: cards.length + 1, propId, days, receivedDay: 0 });
  countTaskAction(draft, 'shop', 1, context);
}

function getStatus({ days, receivedDay }: Frozen<LoginPayCard>, today: number): Schema<'ItemStatus'> {
  return days > 0 && receivedDay !== today ? ItemStatus.claimable : ItemStatus.claimed;
}

/** The answer of both login-pay calls (spec 7.3). */
export function showLoginPay(player: Frozen<Player>, context: ActivityContext) {
  const today = toDay(context.now, context.config.zoneMinutes);
  return {
    ownList: getCards(player).map((card) => ({
      id: card.id,
      propId: card.propId,
      loginPayDataJson: { days: card.days, itemStatus: getStatus(card, today) },
    })),
    buyPropIds: buyableCards(player, context).map(({ propId }) => propId),
    needRecharge: needsRecharge(player),
  };
}

/**
 * Grants today's part of a card. A card pays even if the activity is no longer open.
 * @throws {BusinessError} `loginPayNotOwned`, `awardClaimed`
 */
export function receiveLoginPay(draft: Player, propId: number, context: DomainContext): RewardItem[] {
  const card = draft.promotions.loginPay?.find((item) => item.propId === propId);
  const part = context.content.promotions.loginPay.find((item) => item.propId === propId);
  const today = toDay(context.now, context.config.zoneMinutes);
  if (card?.receivedDay === today) throw new BusinessError('awardClaimed');
  if (!card || card.days === 0 || !part) throw new BusinessError('loginPayNotOwned', { pointer: '/propId' });
  card.days -= 1;
  card.receivedDay = today;
  return grantForActivity(draft, part.propList, `loginPay:${propId}:${today}`, context);
}
