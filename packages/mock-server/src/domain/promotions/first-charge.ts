import type { ErrcodeName } from '#contract/errcodes.ts';
import { ActivityType, ItemStatus, RechargeBonusKind } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { activityEnd, hasEnded, isConfigured, type ActivityScope } from '../activity-scope.ts';
import type { Deposit } from '../happenings.ts';
import type { Effects, Player } from '../player.ts';
import { Refusal } from '../refusal.ts';
import { grant, type RewardItem } from '../rewards.ts';
import { standing } from '../vip.ts';
import { receivedItemsJson } from './received-items.ts';

/** A bought first-charge offer (activity 39). What is missing was not bought (spec 4, itemStatus 0). */
export interface FirstCharge {
  /** The offer. */
  awardId: number;
  itemStatus: typeof ItemStatus.claimable | typeof ItemStatus.claimed;
  /** Items claimed so far. */
  received: number[];
}

const ACTIVITY = ActivityType.firstCharge;

/** When the player's own time to buy is over: counted from registration, for earlier players from the world's start. */
const windowEnd = ({ registeredAt }: Frozen<Player>, { config, startedAt }: ActivityScope): number =>
  config.firstChargeWindowMs === null ? -1 : Math.max(registeredAt, startedAt) + config.firstChargeWindowMs;

/** When the offer ends for the player, by its own time or for everybody; -1 when it does not, as once it is bought. */
export const firstChargeExpiry = (player: Frozen<Player>, scope: ActivityScope): number => {
  if (player.promotions.firstCharge) return -1;
  const ends = [windowEnd(player, scope), activityEnd(ACTIVITY, scope)].filter((end) => end !== -1);
  return ends.length === 0 ? -1 : Math.min(...ends);
};

const isWindowOver = (player: Frozen<Player>, scope: ActivityScope): boolean => {
  const end = windowEnd(player, scope);
  return end !== -1 && end <= scope.now;
};

/**
 * Whether the activity stands in the player's list. What was paid for can be claimed for ever; until then the offer is
 * for a first deposit, within its time.
 */
export const isFirstChargeOpen = (player: Frozen<Player>, scope: ActivityScope): boolean => {
  const { firstCharge } = player.promotions;
  if (firstCharge) return firstCharge.itemStatus !== ItemStatus.claimed;
  return !player.firstRecharge && !hasEnded(ACTIVITY, scope) && !isWindowOver(player, scope);
};

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
