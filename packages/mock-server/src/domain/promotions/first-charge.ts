import type { ErrcodeName } from '#contract/errcodes.ts';
import { ActivityType, ItemStatus, RechargeBonusKind } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { hasEnded, isConfigured, type ActivityScope } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from '../rewards/rewards.ts';
import { standing } from '../player/vip-status.ts';
import { receivedItemsJson } from './received-items.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';
import type { Deposit } from '../player/deposit-event.ts';
import { firstChargeExpiry, isWindowOver } from '../activities/first-charge-window.ts';

const ACTIVITY = ActivityType.firstCharge;

/** Why the offer is not there for the player (spec 8, 1001 to 1009); undefined when it is, or was bought. */
const objection = (player: Frozen<Player>, scope: ActivityScope): ErrcodeName | undefined => {
  const { config, content } = scope;
  if (!isConfigured(player, ACTIVITY, scope)) return 'firstChargeNotOpen';
  if (player.promotions.firstCharge) return undefined;
  if (player.firstRecharge) return 'firstChargeBought';
  if (content.rewards.firstCharge.length === 0) return 'firstChargeConfigMissing';
  if (hasEnded(ACTIVITY, scope)) return 'firstChargeEnded';
  if (isWindowOver(player, scope)) return 'firstChargeExpired';
  const { vip } = standing(player, content.rewards.vipLevels);
  return vip < config.firstChargeMinLevel ? 'firstChargeLevelTooLow' : undefined;
};

/**
 * Makes sure that the offer is there for the player.
 * @throws {Refusal} one of the first charge's errcodes.
 */
export const requireFirstCharge = (player: Frozen<Player>, scope: ActivityScope): void => {
  const reason = scope.config.systemBusy ? 'firstChargeBusy' : objection(player, scope);
  if (reason) throw new Refusal(reason);
};

/** Whether a deposit of this amount can be made for one of the offers. */
export const canBuyFirstCharge = (player: Frozen<Player>, amount: number, scope: ActivityScope): boolean =>
  player.promotions.firstCharge === undefined &&
  objection(player, scope) === undefined &&
  scope.content.rewards.firstCharge.some(({ price }) => price === amount);

/** What both calls of the first charge answer (spec 7.4). */
export const showFirstCharge = (player: Frozen<Player>, scope: ActivityScope) => {
  const { awardId, itemStatus, received } = player.promotions.firstCharge ?? {
    awardId: 0,
    itemStatus: ItemStatus.open,
    received: [],
  };
  return {
    appRechargeBonusCollection9: { awardId, itemStatus, propReceiveList: receivedItemsJson(received) },
    expireTime: firstChargeExpiry(player, scope),
  };
};

/** The deposit of an order made for an offer has come: its items can be claimed. Bought once, whatever comes later. */
export const buyFirstCharge = (draft: Player, { actType, amount }: Deposit, fx: Effects): void => {
  if (actType !== RechargeBonusKind.firstCharge || draft.promotions.firstCharge) return;
  const offer = fx.content.rewards.firstCharge.find(({ price }) => price === amount);
  if (!offer) return;
  draft.promotions.firstCharge = { awardId: offer.id, itemStatus: ItemStatus.claimable, received: [] };
};

/**
 * Gives an item of the bought offer, each once; with the last one the activity is over for the player.
 * @throws {Refusal} one of the first charge's errcodes.
 */
export const claimFirstCharge = (draft: Player, propId: number, fx: Effects): RewardItem[] => {
  requireFirstCharge(draft, fx);
  const bought = draft.promotions.firstCharge;
  if (!bought) throw new Refusal('firstChargeNotBought');
  const offer = fx.content.rewards.firstCharge.find(({ id }) => id === bought.awardId);
  if (!offer) throw new Refusal('firstChargeConfigMissing');
  const item = offer.award.find(({ id }) => id === propId);
  if (!item) throw new Refusal('firstChargeItemUnknown', { pointer: '/propId' });
  if (bought.received.includes(propId)) throw new Refusal('firstChargeClaimed');
  bought.received.push(propId);
  if (offer.award.every(({ id }) => bought.received.includes(id))) bought.itemStatus = ItemStatus.claimed;
  return grant(draft, [item], { reason: 'activity', reference: `firstCharge:${offer.id}:${propId}` }, fx);
};
