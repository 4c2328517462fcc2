import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { expectFields, requireThat } from '../../protocol/expect.ts';
import { createRegular, readActivities } from '../shared/activities.ts';
import type { Claim } from '../shared/claims.ts';
import { anyChannel, createOrder, deposit } from '../shared/deposits.ts';
import type { RewardItem } from '../shared/rewards.ts';

export const FUND = 16;

/** The kind of a deposit that buys a card. */
const LOGIN_PAY = 3;

interface Card {
  readonly propId: number;
  readonly price: number;
  readonly days: number;
  /** What the card pays on each of its days; empty if the backend does not tell. */
  readonly items: readonly RewardItem[];
}

interface Cards {
  readonly ownList: readonly {
    readonly id: number;
    readonly propId: number;
    readonly loginPayDataJson: { readonly days: number; readonly itemStatus?: number };
  }[];
  readonly buyPropIds: readonly number[];
  readonly needRecharge: boolean;
}

/** The cards on sale, the one with the fewest days first. */
export async function onSale(backend: Backend): Promise<readonly [Card, ...Card[]]> {
  const { loginPayConfig, appPropConfigMap } = await backend.webConfig();
  const daily = (loginPayConfig?.dailyAwards ?? []) as { propId: number; propList: RewardItem[] }[];
  const [first, ...more] = ((loginPayConfig?.propIds ?? []) as number[])
    .map((propId): Card => {
      const { price, num } = appPropConfigMap[propId] ?? {};
      const items = daily.find((award) => award.propId === propId)?.propList ?? [];
      return { propId, price, days: num, items };
    })
    .toSorted((a, b) => a.days - b.days);
  requireThat(first !== undefined, 'no login-pay card is on sale');
  return [first, ...more];
}

/** The cards on sale, if the backend tells what they pay. */
export async function payingCards(backend: Backend): Promise<readonly [Card, ...Card[]]> {
  const cards = await onSale(backend);
  requireThat(
    cards.every(({ items }) => items.length > 0),
    'the backend does not tell what a card pays',
  );
  return cards;
}

/** A player who has deposited, so that cards can be bought. */
export const depositor = (backend: Backend) => createRegular(backend, FUND);

export const cardsIn = (answer: Fields): Cards => {
  const { ownList, buyPropIds, needRecharge } = answer as unknown as Cards;
  return { ownList, buyPropIds, needRecharge };
};

/** The days that the cards of a kind have left. */
export const countDays = (ownList: Cards['ownList'], propId: number): number =>
  ownList
    .filter((card) => card.propId === propId)
    .reduce((sum, { loginPayDataJson: { days } }) => sum + days, 0);

export const readCards = async (player: Player) => cardsIn(await player.expectOk('getLoginPayUser3'));
export const isPaying = async (player: Player) => (await readActivities(player))['loginPaying'];

export const buyCard = async (backend: Backend, player: Player, { price }: Card) =>
  deposit(backend, player, price, { actType: LOGIN_PAY });

export async function createCardOwner(backend: Backend, card: Card): Promise<Player> {
  const player = await depositor(backend);
  await buyCard(backend, player, card);
  return player;
}

/** Compares the first card of a player, whose state a backend need not tell. */
export function expectCard(what: string, { ownList }: Cards, days: number, itemStatus: number): void {
  const { itemStatus: seen = itemStatus, ...data } = ownList[0]?.loginPayDataJson ?? {};
  expectFields(what, { ...data, itemStatus: seen }, { days, itemStatus });
}

export const cardClaim = ({ propId, items }: Card): Claim => ({
  call: ['receiveLoginPay3', { propId }],
  items,
  again: 3104,
  foreign: ['receiveLoginPay3', { propId: propId + 1 }],
});

/** The deposit that buys a card of a price. */
export const cardOrder = async (backend: Backend, price: number) =>
  createOrder(await anyChannel(backend), price, LOGIN_PAY);
