import { RechargeBonusKind } from '#contract/generated.ts';
import { openOrder, settleOrder } from '#domain/deposits/deposits.ts';
import type { Player } from '#domain/player/player.ts';
import { claimFirstCharge } from '#domain/promotions/first-charge.ts';
import type { WorldContent } from '#seed/content.ts';
import type { Effects } from '#domain/player/context.ts';

/** What the demo player of a scenario has bought: with orders that were opened and paid, as in a running world. */
type Offer = WorldContent['rewards']['firstCharge'][number];

/** Pays by QR code, which needs no card. */
const pay = (player: Player, amount: number, actType: number, fx: Effects): void => {
  const channel = fx.content.rechargeTypes.find(({ kind }) => kind === 'qr');
  if (!channel) throw new Error('the scenario needs a channel with a QR code');
  settleOrder(player, openOrder(player, { amount, rechargeType: channel.id, actType }, fx), fx);
};

/** Buys the first of the first-charge offers. */
export const buyOffer = (player: Player, fx: Effects): Offer => {
  const [offer] = fx.content.rewards.firstCharge;
  if (!offer) throw new Error('the scenario needs a first-charge offer');
  pay(player, offer.price, RechargeBonusKind.firstCharge, fx);
  return offer;
};

/** Claims every item of a bought offer. */
export const claimOffer = (player: Player, offer: Offer, fx: Effects): void => {
  for (const { id } of offer.award) claimFirstCharge(player, id, fx);
};

/** Deposits, and buys the first of the login-pay cards. */
export const buyCard = (player: Player, fx: Effects): void => {
  const [propId = 0] = fx.content.rewards.loginPayPropIds;
  const card = fx.content.rewards.props[propId];
  if (!card) throw new Error('the scenario needs a login-pay card');
  pay(player, card.price, RechargeBonusKind.none, fx);
  pay(player, card.price, RechargeBonusKind.loginPay, fx);
};
