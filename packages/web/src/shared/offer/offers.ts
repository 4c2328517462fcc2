import type { Data } from '@tara/sdk';
import {
  claimableItems,
  FIRST_DEPOSIT_HINT_COINS,
  firstChargePercentage,
  FirstChargeShowType,
  ItemStatus,
  parseRewardItems,
  toReward,
  type PropConfigMap,
  type Reward,
} from '@tara/sdk/rules';
import type { WebConfig } from '#api/config.ts';

/** The pack of a first deposit: the amount that buys it, and its rewards. */
export interface Offer {
  id: number;
  /** The deposit in hundredths. */
  price: number;
  /** Deposit and bonus together as a percentage of the deposit (spec 9). */
  percentage: number;
  items: readonly OfferItem[];
  /** Whether the page shows it, and whether the popup does (spec 3). */
  onPage: boolean;
  inPopup: boolean;
}

/** Where offers are shown. */
export type OfferPosition = 'page' | 'popup';

/** An item of an offer. Bought items are claimed by their id, each once. */
interface OfferItem {
  id: number;
  reward: Reward;
}

/** What the page shows of an answer. `missing`: the bought offer is no longer in the configuration. */
export type OfferView =
  | { kind: 'open'; offers: readonly Offer[]; endsAt: number | null }
  | { kind: 'bought'; items: readonly (OfferItem & { claimed: boolean })[] }
  | { kind: 'missing' };

/** The offers of the configuration with their rewards. */
export function toOffers(
  configs: WebConfig['appRechargeBonusCollection9ConfigList'],
  props: PropConfigMap,
): Offer[] {
  return configs.map(({ id, price, award, showType }) => {
    const items = parseRewardItems(award);
    return {
      id,
      price,
      percentage: firstChargePercentage(price, items, props),
      items: items.map((item) => ({ id: item.id, reward: toReward(item, props) })),
      onPage: showType !== FirstChargeShowType.popupOnly,
      inPopup: showType !== FirstChargeShowType.pageOnly,
    };
  });
}

/** What to show in a place for this state of the first charge. */
export function toView(
  answer: Pick<Data<'appRechargeBonusCollection9'>, 'appRechargeBonusCollection9' | 'expireTime'>,
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

/** How often the coins of some offers must be played before a withdrawal; 0 for none. */
export function getTurnover(offers: readonly Offer[]): number {
  const turnovers = offers
    .flatMap(({ items }) => items)
    .map(({ reward }) => (reward.kind === 'coins' ? reward.turnover : 0));
  return Math.max(0, ...turnovers);
}

/** The bonus coins of the first deposit, in hundredths: coins added immediately, and coins to claim from the pack. */
export function bonusCoins({ items }: Offer): { now: number; later: number } {
  const later = items.reduce((sum, { reward }) => sum + (reward.kind === 'coins' ? reward.amount : 0), 0);
  return { now: FIRST_DEPOSIT_HINT_COINS * 100, later };
}

/** The offer that is selected first: the one in the middle. */
export function middleOffer(offers: readonly Offer[]): Offer | undefined {
  return offers[Math.floor((offers.length - 1) / 2)];
}
