import { describe, expect, it } from 'vitest';
import { bonusCoins, middleOffer, toOffers, getTurnover, toView, type Offer } from '#shared/offer/offers.ts';

const award = '[{"id":2001,"count":10000,"betRate":3},{"id":2002,"count":500}]';
const configs = [
  { id: 1, price: 500_00, award, showType: 1 as const },
  { id: 2, price: 1_000_00, award, showType: 2 as const },
  { id: 3, price: 3_000_00, award: '{', showType: 3 as const },
];
const offers = toOffers(configs, {});
const [first] = offers as [Offer];

const answer = (itemStatus: 0 | 1 | 2, awardId = 0, propReceiveList = '[]', expireTime = -1) => ({
  appRechargeBonusCollection9: { awardId, itemStatus, propReceiveList },
  expireTime,
});

describe('offers of the configuration', () => {
  // spec 3-079
  it('have the deposit, the award and its percentage', () => {
    expect(first).toMatchObject({ price: 500_00, percentage: 120, onPage: true });
    expect(first.items.map(({ id, reward }) => [id, reward.kind])).toEqual([
      [2001, 'coins'],
      [2002, 'points'],
    ]);
    expect(bonusCoins(first)).toEqual({ now: 300_00, later: 100_00 });
    expect(getTurnover(offers)).toBe(3);
  });

  it('have no award if it cannot be parsed', () => {
    expect(offers[2]).toMatchObject({ items: [], percentage: 100 });
    expect(getTurnover([])).toBe(0);
  });
});

describe('page of the first charge', () => {
  // spec 3-082
  it('shows the offers that are for the page, until the server answers', () => {
    expect(toView(answer(0), offers)).toMatchObject({
      kind: 'open',
      endsAt: null,
      offers: [{ id: 1 }, { id: 3 }],
    });
    expect(toView(answer(0, 0, '[]', 5), offers)).toMatchObject({ endsAt: 5 });
  });

  // spec 3-082
  it('omits the offers that are for the popup', () => {
    expect(toView(answer(0), offers, 'popup')).toMatchObject({ offers: [{ id: 1 }, { id: 2 }] });
    expect(middleOffer(offers)).toMatchObject({ id: 2 });
    expect(middleOffer([])).toBeUndefined();
  });

  // spec 4-63, 4-64, 5-30
  it('shows a bought offer wherever it was offered, and its claimed rewards', () => {
    expect(toView(answer(1, 2, '[{"propId":2001}]'), offers)).toMatchObject({
      kind: 'bought',
      items: [
        { id: 2001, claimed: true },
        { id: 2002, claimed: false },
      ],
    });
    expect(toView(answer(2, 1), offers)).toMatchObject({ items: [{ claimed: true }, { claimed: true }] });
  });

  it('omits a bought offer that is no longer configured', () => {
    expect(toView(answer(1, 9), offers)).toEqual({ kind: 'missing' });
  });
});
