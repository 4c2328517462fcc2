import type { Backend, Body, Fields, Player } from '../../protocol/backend.ts';
import { requireThat } from '../../protocol/expect.ts';
import { createVisitor } from '../shared/activities.ts';
import { expectRefusal, type Claim } from '../shared/claims.ts';
import { anyChannel, createOrder, deposit } from '../shared/deposits.ts';
import { COINS, receivedIn, STATE, type RewardItem } from '../shared/rewards.ts';

export const FIRST_CHARGE = 39;

/** The kind of a deposit that buys a first-charge offer. */
export const OFFER = 9;
export const QUERY = 'appRechargeBonusCollection9';
export const CLAIM = 'appRechargeBonusCollection9Receive';

export interface Offer {
  readonly id: number;
  readonly price: number;
  readonly award: readonly RewardItem[];
}

export async function readOffers(backend: Backend): Promise<readonly [Offer, ...Offer[]]> {
  const list = ((await backend.webConfig())['appRechargeBonusCollection9ConfigList'] ?? []) as Fields[];
  const [first, ...more] = list.map(({ id, price, award }) => ({ id, price, award: JSON.parse(award) }));
  requireThat(first !== undefined, 'no first-charge offer is configured');
  return [first, ...more];
}

export function offerIn(answer: Fields) {
  const { awardId, itemStatus, propReceiveList } = answer[QUERY];
  return { awardId, itemStatus, received: receivedIn(propReceiveList) };
}

export const NOT_BOUGHT = { awardId: 0, itemStatus: STATE.open, received: [] };
export const queryOffer = async (player: Player): Promise<Body> => player.expectOk(QUERY);
export const readOffer = async (player: Player) => offerIn(await queryOffer(player));

export const offerOrder = async (backend: Backend, { price }: Pick<Offer, 'price'>) =>
  createOrder(await anyChannel(backend), price, OFFER);

/** A player who has bought an offer. */
export async function buyer(backend: Backend, offer: Offer): Promise<Player> {
  const player = await createVisitor(backend, FIRST_CHARGE);
  await deposit(backend, player, offer.price, { actType: OFFER });
  return player;
}

/** An item that no offer has, of the numbers that the contract knows. */
export const OTHER_ITEM = 1099;

export const itemClaim = (item: RewardItem): Claim => ({
  call: [CLAIM, { propId: item.id }],
  items: [item],
  again: 1005,
  foreign: [CLAIM, { propId: OTHER_ITEM }],
});

/** Both calls refuse for the same reason, and a claim changes nothing. */
export async function offerRefused(player: Player, errcode: number, propId = COINS): Promise<void> {
  await player.expectErrcode(QUERY, errcode);
  await expectRefusal(player, errcode, [CLAIM, { propId }]);
}

/** The offer cannot be bought. */
export const saleRefused = async (backend: Backend, player: Player, offer: Pick<Offer, 'price'>) =>
  expectRefusal(player, 2304, ['recharge3', await offerOrder(backend, offer)]);
