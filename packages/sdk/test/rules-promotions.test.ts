import { describe, expect, it } from 'vitest';
import {
  ActivityType,
  carouselItems,
  ClickType,
  clickTarget,
  popupNotices,
  promoVideo,
  TASK_CLICK_ACTION,
  type ActivityFacts,
} from '../src/rules/index.ts';

function facts(activityIds: readonly number[], more: Partial<ActivityFacts> = {}): ActivityFacts {
  return {
    activityIds,
    ...more,
  };
}

describe('the target of a click (spec 3)', () => {
  // spec 3-149, 3-150, 3-151, 3-152, 3-153, 3-154, 3-155
  it.each<[number, string | number, ReturnType<typeof clickTarget>]>([
    [1, '4', { kind: 'activity', type: 4 }],
    [1, 41, { kind: 'activity', type: 41 }],
    [1, '22', { kind: 'activity', type: 22 }],
    [1, String(TASK_CLICK_ACTION), { kind: 'activity', type: 10_000 }],
    [1, '1001', { kind: 'game', gameId: 1001 }],
    [1, '7', { kind: 'game', gameId: 7 }],
    [2, '1001', { kind: 'game', gameId: 1001 }],
    [2, '4', { kind: 'game', gameId: 4 }],
    [3, 'https://example.com/a?b=c', { kind: 'url', url: 'https://example.com/a?b=c' }],
    [3, 'javascript:alert(1)', null],
    [3, ' JaVaScRiPt:alert(1)', null],
    [3, 'data:text/html,<script>alert(1)</script>', null],
    [3, '/lobby/home', null],
    [3, '', null],
    [3, 4, null],
    [0, '4', null],
    [9, '4', null],
    [1, '', null],
    [1, '0', null],
    [1, '-4', null],
    [1, '4.5', null],
    [1, 'four', null],
    [2, '1e999', null],
    [2, '99999999999999999999', null],
  ])('type %s, action %j', (clickType, clickAction, target) => {
    expect(clickTarget({ clickType, clickAction })).toEqual(target);
  });

  it('names every activity number of the contract', () => {
    for (const type of Object.values(ActivityType)) {
      expect(clickTarget({ clickType: ClickType.activityOrGame, clickAction: type })).toEqual({
        kind: 'activity',
        type,
      });
    }
  });
});

describe('carousel and popup notices (spec 5)', () => {
  const item = (id: number, clickAction: string | number, clickType: number = ClickType.activityOrGame) => ({
    id,
    sort: id,
    clickType,
    clickAction,
  });
  const shown = (items: ReturnType<typeof item>[], who: ActivityFacts | null, mobile = '') =>
    carouselItems(items, who, mobile).map(({ id }) => id);
  const targets = [item(1, '4'), item(2, '36'), item(3, '41'), item(4, '15'), item(5, '1001')];

  it('hide entries for Bind once a mobile is bound', () => {
    expect(shown([item(1, '4')], facts([]), '3001234567')).toEqual([]);
    expect(shown([item(1, '4')], facts([]))).toEqual([1]);
  });

  it.each([
    ['FreeSign', 36],
    ['Agent5', 41],
    ['SignUpBonus', 15],
  ])('hide entries for %s while that is inactive', (_, type) => {
    expect(shown([item(1, type)], facts([8]))).toEqual([]);
    expect(shown([item(1, type)], facts([type]))).toEqual([1]);
  });

  it('show Bind and games to a visitor, but none of the three', () => {
    expect(shown(targets, null)).toEqual([1, 5]);
  });

  it('show all to a player with everything active', () => {
    expect(shown(targets, facts([36, 41, 15]))).toEqual([1, 2, 3, 4, 5]);
  });

  it('hide entries for FirstCharge after the first deposit and when the offer is over', () => {
    const offer = [item(1, '39'), item(2, '8')].map((entry) => ({ ...entry, isH5Pop: 1 }));
    const ids = (list: { id: number }[]) => list.map(({ id }) => id);
    expect(ids(carouselItems(offer, null, ''))).toEqual([1, 2]);
    expect(ids(carouselItems(offer, facts([39]), '', true))).toEqual([2]);
    expect(ids(popupNotices(offer, facts([39]), '', true))).toEqual([2]);
    expect(ids(carouselItems(offer, facts([39]), ''))).toEqual([1, 2]);
    expect(ids(carouselItems(offer, facts([8]), ''))).toEqual([2]);
  });

  it('filter by target only if the entry leads to an activity', () => {
    const others = [
      item(1, '36', ClickType.game),
      item(2, '36', ClickType.none),
      item(3, 'x', ClickType.url),
    ];
    expect(shown(others, null)).toEqual([1, 2, 3]);
  });

  it('keep other activities although they are inactive', () => {
    expect(shown([item(1, '8'), item(2, '10000')], null)).toEqual([1, 2]);
  });

  it('are in ascending order, ties by id, and do not modify the list', () => {
    const items = [
      { ...item(3, ''), sort: 1 },
      { ...item(2, ''), sort: 0 },
      { ...item(1, ''), sort: 1 },
    ];
    expect(shown(items, null)).toEqual([2, 1, 3]);
    expect(items.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('pop up only with isH5Pop set, and use the same filters', () => {
    const notices = [
      { ...item(4, '1001'), isH5Pop: 1 },
      { ...item(3, '1001'), isH5Pop: true },
      { ...item(2, '1001'), isH5Pop: 0 },
      { ...item(1, '1001'), isH5Pop: false },
      { ...item(5, '41'), isH5Pop: 1 },
      { ...item(6, '4'), isH5Pop: 1 },
    ];
    expect(popupNotices(notices, null, '3001234567').map(({ id }) => id)).toEqual([3, 4]);
  });
});

describe('the promo video (spec 4)', () => {
  const signUp = { id: 1, clickType: 1, clickAction: '15' };
  const ladder = { id: 2, clickType: 1, clickAction: 17 };
  const game = { id: 3, clickType: 2, clickAction: '1001' };
  const all = [game, ladder, signUp];

  it.each<[string, ActivityFacts | null, number | null]>([
    ['the sign-up bonus while not paid on login', facts([15, 17], { loginPaying: false }), 1],
    ['the sign-up bonus if that is unknown', facts([15, 17]), 1],
    ['the ladder recharge once paid (true)', facts([15, 17], { loginPaying: true }), 2],
    ['the ladder recharge once paid (1)', facts([15, 17], { loginPaying: 1 }), 2],
    ['the ladder recharge without a sign-up bonus', facts([17], { loginPaying: false }), 2],
    ['clickType 2 when neither is active', facts([8]), 3],
    ['clickType 2 when paid and no ladder is active', facts([15], { loginPaying: true }), 3],
    ['clickType 2 for a visitor', null, 3],
  ])('is %s', (_, who, id) => {
    expect(promoVideo(all, who)?.id ?? null).toBe(id);
  });

  it('is the next choice if the first one has no video', () => {
    expect(promoVideo([game, ladder], facts([15, 17]))?.id).toBe(2);
    expect(promoVideo([game], facts([15, 17]))?.id).toBe(3);
  });

  it('is null without a match', () => {
    expect(promoVideo([], null)).toBeNull();
    expect(promoVideo([ladder, signUp], null)).toBeNull();
  });
});
