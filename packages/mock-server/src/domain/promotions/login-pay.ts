import { ActivityType, ItemStatus, RechargeBonusKind } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { dayOf } from '#time/days.ts';
import type { WorldContent } from '#seed/content.ts';
import { isActivityOpen } from '../activities/open-activities.ts';
import type { ActivityScope } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from '../rewards/rewards.ts';
import { countDeed } from '../rewards/tasks.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { LoginPayCard } from '../player/promotions-state.ts';
import type { Effects } from '../player/context.ts';
import type { Deposit } from '../player/deposit-event.ts';

/** The card of a number: price and days stand with its prop. */
const onSale = ({ rewards }: WorldContent) =>
  rewards.loginPayPropIds.flatMap((propId) => {
    const prop = rewards.props[propId];
    return prop ? [{ propId, price: prop.price, days: prop.num }] : [];
  });

const cardsOf = ({ promotions }: Frozen<Player>): Frozen<LoginPayCard[]> => promotions.loginPay ?? [];

/** Whether the player owns a card with days left (spec 4). */
export const ownsRunningCard = (player: Frozen<Player>): boolean =>
  cardsOf(player).some(({ days }) => days > 0);

/** The cards the player can buy: on sale while the activity is open, and not running already. */
const buyable = (player: Frozen<Player>, scope: ActivityScope) => {
  if (!isActivityOpen(player, ActivityType.fund, scope)) return [];
  const running = cardsOf(player).filter(({ days }) => days > 0);
  return onSale(scope.content).filter(({ propId }) => !running.some((card) => card.propId === propId));
};

/** A card can be bought by who has deposited before. */
const needsRecharge = (player: Frozen<Player>): boolean => player.totalRecharge === 0;

/** Whether a deposit of this amount can be made for one of the cards: each is known by its price. */
export const canBuyLoginPay = (player: Frozen<Player>, amount: number, scope: ActivityScope): boolean =>
  !needsRecharge(player) && buyable(player, scope).some(({ price }) => price === amount);

/**
 * The deposit of an order made for a card has come. A second order for a running card was paid as well, so its days
 * are added. Buying is the shop deed of the tasks.
 */
export const buyLoginPay = (draft: Player, { actType, amount }: Deposit, fx: Effects): void => {
  if (actType !== RechargeBonusKind.loginPay) return;
  const bought = onSale(fx.content).find(({ price }) => price === amount);
  if (!bought) return;
  const { propId, days } = bought;
  const cards = (draft.promotions.loginPay ??= []);
  const owned = cards.find((card) => card.propId === propId);
  if (owned) owned.days += days;
  else cards.push({ id: cards.length + 1, propId, days, receivedDay: 0 });
  countDeed(draft, 'shop', 1, fx);
};

const statusOf = ({ days, receivedDay }: Frozen<LoginPayCard>, today: number): ItemStatus =>
  days > 0 && receivedDay !== today ? ItemStatus.claimable : ItemStatus.claimed;

/** What both calls of the cards answer (spec 7.3). */
export const showLoginPay = (player: Frozen<Player>, scope: ActivityScope) => {
  const today = dayOf(scope.now, scope.config.zoneMinutes);
  return {
    ownList: cardsOf(player).map((card) => ({
      id: card.id,
      propId: card.propId,
      loginPayDataJson: { days: card.days, itemStatus: statusOf(card, today) },
    })),
    buyPropIds: buyable(player, scope).map(({ propId }) => propId),
    needRecharge: needsRecharge(player),
  };
};

/**
 * Gives today's part of a card. A card pays what was bought, whether the activity is still open or not.
 * @throws {Refusal} `loginPayNotOwned`, `awardClaimed`.
 */
export const receiveLoginPay = (draft: Player, propId: number, fx: Effects): RewardItem[] => {
  const card = draft.promotions.loginPay?.find((one) => one.propId === propId);
  const part = fx.content.promotions.loginPay.find((one) => one.propId === propId);
  const today = dayOf(fx.now, fx.config.zoneMinutes);
  if (card?.receivedDay === today) throw new Refusal('awardClaimed');
  if (!card || card.days === 0 || !part) throw new Refusal('loginPayNotOwned', { pointer: '/propId' });
  card.days -= 1;
  card.receivedDay = today;
  return grant(draft, part.propList, { reason: 'activity', reference: `loginPay:${propId}:${today}` }, fx);
};
