import { RechargeBonusKind } from '@tara/contract/constants';
import { openOrder, settleOrder } from '#domain/deposits/deposits.ts';
import type { Player } from '#domain/player/player.ts';
import { claimFirstCharge } from '#domain/promotions/first-charge.ts';
import type { WorldContent } from '#seed/content.ts';
import type { DomainContext } from '#domain/player/context.ts';

/** Purchases of a scenario's demo player, with orders that are opened and paid as in a running world. */
type Offer = WorldContent['rewards']['firstCharge'][number];

/** Pays by QR code, which requires no card. */
function pay(player: Player, amount: number, actType: number, context: DomainContext): void {
  const channel = context.content.rechargeTypes.find(({ kind }) => kind === 'qr');
  if (!channel) throw new Error('the scenario needs a channel with a QR code');
  settleOrder(player, openOrder(player, { amount, rechargeType: channel.id, actType }, context), context);
}

/** Buys the first of the first-charge offers. */
export function buyFirstChargeOffer(player: Player, context: DomainContext): Offer {
  const [offer] = context.content.rewards.firstCharge;
  if (!offer) throw new Error('the scenario needs a first-charge offer');
  pay(player, offer.price, RechargeBonusKind.firstCharge, context);
  return offer;
}

/** Claims every item of a bought offer. */
export function claimFirstChargeOffer(player: Player, offer: Offer, context: DomainContext): void {
  for (const { id } of offer.award) claimFirstCharge(player, id, context);
}

/** Deposits, and buys the first of the login-pay cards. */
export function buyLoginPayCard(player: Player, context: DomainContext): void {
  const [propId = 0] = context.content.rewards.loginPayPropIds;
  const card = context.content.rewards.props[propId];
  if (!card) throw new Error('the scenario needs a login-pay card');
  pay(player, card.price, RechargeBonusKind.none, context);
  pay(player, card.price, RechargeBonusKind.loginPay, context);
}
