import type { Data } from '@tara/sdk';
import { ItemStatus, type PropConfigMap } from '@tara/sdk/rules';

type Owned = Data<'/app/v1/getLoginPayUser3'>['ownList'][number];

/** A card that the player has bought and that still has days. */
export interface OwnedCard {
  propId: number;
  /** Days it has in all, where the configuration still says so. */
  days: number | undefined;
  /** Days still to be received. */
  left: number;
  /** Whether today's part can be received. */
  ready: boolean;
}

/** A card on sale. */
export interface CardOnSale {
  propId: number;
  days: number;
  /** What is deposited for it, in hundredths. */
  price: number;
  /** Whether the player can buy it now. */
  buyable: boolean;
}

/** The cards of the player that have days left, those of which something can be received first. */
export function ownedCards(owned: readonly Owned[], props: PropConfigMap): OwnedCard[] {
  return owned
    .filter(({ loginPayDataJson }) => loginPayDataJson.days > 0)
    .map(({ propId, loginPayDataJson: { days, itemStatus } }) => ({
      propId,
      days: props[propId]?.num,
      left: days,
      ready: itemStatus === ItemStatus.claimable,
    }))
    .sort((a, b) => Number(b.ready) - Number(a.ready));
}

/** The cards of the configuration that the player does not have running. */
export function cardsOnSale(
  propIds: readonly number[],
  buyPropIds: readonly number[],
  props: Readonly<Record<string, { num: number; price?: number | undefined } | undefined>>,
  needRecharge: boolean,
): CardOnSale[] {
  return propIds.flatMap((propId) => {
    const prop = props[propId];
    if (!prop || prop.price === undefined || !buyPropIds.includes(propId)) return [];
    return [{ propId, days: prop.num, price: prop.price, buyable: !needRecharge }];
  });
}
