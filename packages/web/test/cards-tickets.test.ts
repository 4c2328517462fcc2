import { ItemStatus, type PropConfigMap } from '@tara/sdk/rules';
import { describe, expect, it } from 'vitest';
import { cardsOnSale, ownedCards } from '#features/promotions/login-pay/cards.ts';
import { toTickets } from '#features/promotions/cash-bonus/tickets.ts';

const props = {
  7: { num: 7, price: 500_00 },
  15: { num: 15, price: 1_000_00 },
  30: { num: 30 },
} as unknown as PropConfigMap;

describe('daily cards', () => {
  const owned = (propId: number, days: number, itemStatus: number) => ({
    propId,
    loginPayDataJson: { days, itemStatus },
  });

  it('have days left if the player has them, and stand first if they can be claimed', () => {
    const cards = ownedCards(
      [
        owned(7, 3, ItemStatus.claimed),
        owned(15, 0, ItemStatus.claimable),
        owned(99, 1, ItemStatus.claimable),
      ] as never,
      props,
    );
    expect(cards).toEqual([
      { propId: 99, days: undefined, left: 1, ready: true, daily: [] },
      { propId: 7, days: 7, left: 3, ready: false, daily: [] },
    ]);
  });

  it('are on sale if they have a price that the server lists', () => {
    const sale = (needRecharge: boolean) => cardsOnSale([7, 15, 30], [15, 30], props, needRecharge);
    const card = { propId: 15, days: 15, price: 1_000_00, buyable: true, daily: [] };
    expect(sale(false)).toEqual([card]);
    expect(sale(true)).toEqual([{ ...card, buyable: false }]);
  });
});

it('lists coupons that can be claimed first, then those to come, each by their end', () => {
  const coupon = (id: number, itemStatus: number, expireTime: number) => ({
    id,
    propId: 1,
    count: 15_00,
    betRate: 2,
    startTime: 5,
    expireTime,
    itemStatus,
  });
  const { open, claimable, claimed } = ItemStatus;
  const tickets = toTickets(
    [coupon(1, claimed, 1), coupon(2, open, 9), coupon(3, claimable, 8), coupon(4, claimable, 7)] as never,
    {},
  );
  expect(
    tickets.map(({ id, state, endsAt, opensAt, turnover }) => [id, state, endsAt, opensAt, turnover]),
  ).toEqual([
    [4, 'ready', 7, 5, 2],
    [3, 'ready', 8, 5, 2],
    [2, 'open', 9, 5, 2],
    [1, 'claimed', 1, 5, 2],
  ]);
});
