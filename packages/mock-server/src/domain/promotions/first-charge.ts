import type { ErrcodeName } from '#contract/errcodes.ts';
import { ActivityType, ItemStatus, RechargeBonusKind } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { hasEnded, isConfigured, type ActivityContext } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForActivity } from '../rewards/rewards.ts';
import { vipStatus } from '../player/vip-status.ts';
import { receivedItemsJson } from './received-items.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';
import type { SettledDeposit } from '../player/deposit-event.ts';
import { firstChargeExpiry, isWindowOver } from '../activities/first-charge-window.ts';

const ACTIVITY = ActivityType.firstCharge;

/** Why the offer is not available to the player (spec 8, 1001 to 1009); undefined if it is available or bought. */
function findRefusal(player: Frozen<Player>, context: ActivityContext): ErrcodeName | undefined {
  const { config, content } = context;
  if (!isConfigured(player, ACTIVITY, context)) return 'firstChargeNotOpen';
  if (player.promotions.firstCharge) return undefined;
  if (player.firstRecharge) return 'firstChargeBought';
  if (content.rewards.firstCharge.length === 0) return 'firstChargeConfigMissing';
  if (hasEnded(ACTIVITY, context)) return 'firstChargeEnded';
  if (isWindowOver(player, context)) return 'firstChargeExpired';
  const { vip } = vipStatus(player, content.rewards.vipLevels);
  return vip < config.firstChargeMinLevel ? 'firstChargeLevelTooLow' : undefined;
}

/**
 * Checks that the offer is available to the player.
 * @throws {BusinessError} one of the first charge's errcodes
 */
export function requireFirstCharge(player: Frozen<Player>, context: ActivityContext): void {
  const reason = context.config.systemBusy ? 'firstChargeBusy' : findRefusal(player, context);
  if (reason) throw new BusinessError(reason);
}

/** Whether the amount is the price of one of the offers. */
export function canBuyFirstCharge(player: Frozen<Player>, amount: number, context: ActivityContext): boolean {
  return (
    player.promotions.firstCharge === undefined &&
    findRefusal(player, context) === undefined &&
    context.content.rewards.firstCharge.some(({ price }) => price === amount)
  );
}

/** The answer of both first-charge calls (spec 7.4). */
export function showFirstCharge(player: Frozen<Player>, context: ActivityContext) {
  const { awardId, itemStatus, received } = player.promotions.firstCharge ?? {
    awardId: 0,
    itemStatus: ItemStatus.open,
    received: [],
  };
  return {
    appRechargeBonusCollection9: { awardId, itemStatus, propReceiveList: receivedItemsJson(received) },
    expireTime: firstChargeExpiry(player, context),
  };
}

/** The deposit of an offer's order is settled: its items can be claimed. Later orders change nothing. */
export function buyFirstCharge(
  draft: Player,
  { actType, amount }: SettledDeposit,
  context: DomainContext,
): void {
  if (actType !== RechargeBonusKind.firstCharge || draft.promotions.firstCharge) return;
  const offer = context.content.rewards.firstCharge.find(({ price }) => price === amount);
  if (!offer) return;
  draft.promotions.firstCharge = { awardId: offer.id, itemStatus: ItemStatus.claimable, received: [] };
}

/**
 * Grants an item of the bought offer, each once; the last one ends the activity for the player.
 * @throws {BusinessError} one of the first charge's errcodes
 */
export function claimFirstCharge(draft: Player, propId: number, context: DomainContext): RewardItem[] {
  requireFirstCharge(draft, context);
  const bought = draft.promotions.firstCharge;
  if (!bought) throw new BusinessError('firstChargeNotBought');
  const offer = context.content.rewards.firstCharge.find(({ id }) => id === bought.awardId);
  if (!offer) throw new BusinessError('firstChargeConfigMissing');
  const item = offer.award.find(({ id }) => id === propId);
  if (!item) throw new BusinessError('firstChargeItemUnknown', { pointer: '/propId' });
  if (bought.received.includes(propId)) throw new BusinessError('firstChargeClaimed');
  bought.received.push(propId);
  if (offer.award.every(({ id }) => bought.received.includes(id))) bought.itemStatus = ItemStatus.claimed;
  return grantForActivity(draft, [item], `firstCharge:${offer.id}:${propId}`, context);
}
