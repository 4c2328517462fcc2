import type { Data } from '@tara/sdk';
import {
  claimableItems,
  firstChargePercentage,
  FirstChargeShowType,
  ItemStatus,
  parseRewardItems,
  rewardOf,
  type PropConfigMap,
  type Reward,
} from '@tara/sdk/rules';
import type { WebConfig } from '#api/config.ts';

/** A deposit with what it gives once. */
export interface Offer {
  id: number;
  /** What is deposited, in hundredths. */
  price: number;
  /** Deposit and bonus together, in per cent of the deposit (spec 9). */
  percentage: number;
  items: readonly OfferItem[];
  /** Whether it stands on the page, and whether in the popup (spec 3). */
  onPage: boolean;
  inPopup: boolean;
}

/** Where offers are shown. */
export type OfferPosition = 'page' | 'popup';

/** One thing of an offer. The bought ones are claimed by their id, each once. */
interface OfferItem {
  id: number;
  reward: Reward;
}

/** What the page shows of an answer. `missing`: what was bought is in the configuration no more. */
export type OfferView =
  | { kind: 'open'; offers: readonly Offer[]; endsAt: number | null }
  | { kind: 'bought'; items: readonly (OfferItem & { claimed: boolean })[] }
  | { kind: 'missing' };

/** The offers of the configuration, with their awards read. */
export function offersOf(
  configs: WebConfig['appRechargeBonusCollection9ConfigList'],
  props: PropConfigMap,
): Offer[] {
  return configs.map(({ id, price, award, showType }) => {
    const items = parseRewardItems(award);
    return {
      id,
      price,
      percentage: firstChargePercentage(price, items, props),
      items: items.map((item) => ({ id: item.id, reward: rewardOf(item, props) })),
      onPage: showType !== FirstChargeShowType.popupOnly,
      inPopup: showType !== FirstChargeShowType.pageOnly,
    };
  });
}

/** What is shown in a place where the first charge stands like this (spec 4). */
export function viewOf(
  answer: Pick<Data<'/app/v1/appRechargeBonusCollection9'>, 'appRechargeBonusCollection9' | 'expireTime'>,
  offers: readonly Offer[],
  place: OfferPosition = 'page',
): OfferView {
  const { awardId, itemStatus, propReceiveList } = answer.appRechargeBonusCollection9;
  if (itemStatus === ItemStatus.open) {
    const endsAt = answer.expireTime === -1 ? null : answer.expireTime;
    const shown = offers.filter(({ onPage, inPopup }) => (place === 'page' ? onPage : inPopup));
    return { kind: 'open', offers: shown, endsAt };
  }
  const bought = offers.find(({ id }) => id === awardId);
  if (!bought) return { kind: 'missing' };
  const left = claimableItems(itemStatus, bought.items, propReceiveList);
  return { kind: 'bought', items: bought.items.map((item) => ({ ...item, claimed: !left.includes(item) })) };
}

/** How often the coins of some offers are played before they can be withdrawn; 0 for as they are. */
export function turnoverOf(offers: readonly Offer[]): number {
  const turnovers = offers
    .flatMap(({ items }) => items)
    .map(({ reward }) => (reward.kind === 'coins' ? reward.turnover : 0));
  return Math.max(0, ...turnovers);
}

/** The coins that are in the purse in the end: the deposit and the coins of the offer, in hundredths. */
export function coinsWith({ price, items }: Offer): number {
  return items.reduce((sum, { reward }) => sum + (reward.kind === 'coins' ? reward.amount : 0), price);
}

/** The offer that is shown first: the one in the middle is neither the least nor the most. */
export function middleOffer(offers: readonly Offer[]): Offer | undefined {
  return offers[Math.floor((offers.length - 1) / 2)];
}
