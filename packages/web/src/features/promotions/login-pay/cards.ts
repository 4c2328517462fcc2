import type { Data } from '@tara/sdk';
import { ItemStatus, type PropConfigMap, type Reward } from '@tara/sdk/rules';
import { getDaily, type DailyAwards } from '#shared/offer/terms.ts';

type Owned = Data<'getLoginPayUser3'>['ownList'][number];

/** A card of the player with days left. */
export interface OwnedCard {
  propId: number;
  /** Total days, if the configuration still has the card. */
  days: number | undefined;
  /** Days left. */
  left: number;
  /** Whether today's coins can be collected. */
  ready: boolean;
  /** What it pays on each day; empty if the configuration does not tell. */
  daily: readonly Reward[];
}

export interface CardOnSale {
  propId: number;
  days: number;
  /** Its price, a deposit in hundredths. */
  price: number;
  /** Whether the player can buy it now. */
  buyable: boolean;
  /** What it pays on each day; empty if the configuration does not tell. */
  daily: readonly Reward[];
}

/** The cards of the player with days left, collectable ones first. */
export function ownedCards(owned: readonly Owned[], props: PropConfigMap, awards?: DailyAwards): OwnedCard[] {
  return owned
    .filter(({ loginPayDataJson }) => loginPayDataJson.days > 0)
    .map(({ propId, loginPayDataJson: { days, itemStatus } }) => ({
      propId,
      days: props[propId]?.num,
      left: days,
      ready: itemStatus === ItemStatus.claimable,
      daily: getDaily(propId, awards, props),
    }))
    .sort((a, b) => Number(b.ready) - Number(a.ready));
}

/** The cards of the configuration that the player does not own. */
export function cardsOnSale(
  propIds: readonly number[],
  buyPropIds: readonly number[],
  props: Readonly<Record<string, { num: number; price?: number | undefined } | undefined>>,
  needRecharge: boolean,
  awards?: DailyAwards,
): CardOnSale[] {
  return propIds.flatMap((propId) => {
    const prop = props[propId];
    if (!prop || prop.price === undefined || !buyPropIds.includes(propId)) return [];
    const daily = getDaily(propId, awards, props);
    return [{ propId, days: prop.num, price: prop.price, buyable: !needRecharge, daily }];
  });
}
