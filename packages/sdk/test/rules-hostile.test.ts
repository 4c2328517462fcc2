import { describe, expect, it } from 'vitest';
import * as rules from '../src/rules/index.ts';

const facts = { activityIds: [2, 39], activityMap: { '2': { sort: 1 } }, isBankrupt: true, loginPaying: 0 };
const game = {
  id: 1,
  brandId: 1,
  typeId: 1,
  name: 'Star',
  hot: 1,
  hotSort: 1,
  showType: 0,
  sort: 1,
  status: 1,
  maintain: 0,
  params: { brandMaintain: 0 },
};
const promotion = { id: 1, sort: 1, clickType: 1, clickAction: '5', isH5Pop: 1 };
const config = {
  registerType: 1,
  otpStatus: 1,
  mode: 'normal',
  accountLengthMin: 1,
  accountLengthMax: 10,
  usernameLengthMin: 1,
  usernameLengthMax: 9,
  passwordLengthMin: 1,
  passwordLengthMax: 9,
  accountRule: { mobileStartsWith: '3' },
};
const channel = { id: 1, bankId: 2, minAmount: 1, maxAmount: 9 };
const item = { id: 2001, count: 5, betRate: 1 };
const win = { phone: '3001234567', gameId: 1, amount: 1, timestamp: 1 };

/** Each rule with the input that a server or a browser's storage controls, in valid form. */
const cases: [name: string, rule: (told: never) => unknown, told: object][] = [
  ['isActive', (told) => rules.isActive(told, 2), facts],
  ['displayedActivities', (told) => rules.displayedActivities(told), facts],
  ['agentActivity', (told) => rules.agentActivity(told), facts],
  ['featuredEntries', (told) => rules.featuredEntries(told), facts],
  ['carouselItems', (told) => rules.carouselItems(told, facts, ''), [promotion, { ...promotion, id: 2 }]],
  ['popupNotices', (told) => rules.popupNotices(told, facts, ''), [promotion, { ...promotion, id: 2 }]],
  ['promoVideo', (told) => rules.promoVideo(told, facts), [promotion]],
  ['hasLoginPayCard', (told) => rules.hasLoginPayCard(told), [{ loginPayDataJson: { days: 1 } }]],
  ['claimableCount', (told) => rules.claimableCount(told), [{ itemStatus: 1 }]],
  [
    'christmasDays',
    (told) => rules.christmasDays({ day: 1, signDays: told, rewards: told }, {}),
    [{ day: 1, propList: [item] }],
  ],
  ['newYearPiecesOf', (told) => rules.newYearPiecesOf(told, {}), [item]],
  ['boxesToNext', (told) => rules.boxesToNext({ opened: 0, steps: told }), [{ target: 1 }]],
  ['claimableItems', (told) => rules.claimableItems(1, told, '[]'), [{ id: 1 }]],
  ['signUpBonusReceived', (told) => rules.signUpBonusReceived(told), [-1]],
  ['sortedChannels', (told) => rules.sortedChannels(told, {}), [channel, { ...channel, id: 2 }]],
  ['the order of channels', (told) => rules.sortedChannels([channel, channel], told), { '1': { sort: 1 } }],
  ['needsBankCard', (told) => rules.needsBankCard(channel, 1, told), [{ bankId: 2 }]],
  ['checkDepositAmount', (told) => rules.checkDepositAmount(5, told), channel],
  ['listedGames', (told) => rules.listedGames(told), [game, { ...game, id: 2 }]],
  ['popularGames', (told) => rules.popularGames(told), [game, { ...game, id: 2 }]],
  ['listedGameTypes', (told) => rules.listedGameTypes(told), [{ id: 1, sort: 1, status: 1 }]],
  ['brandsOfType', (told) => rules.brandsOfType(told, [game], 1), [{ id: 1, sort: 1, status: true }]],
  ['brands of games', (told) => rules.brandsOfType([{ id: 1, sort: 1, status: 1 }], told, 1), [game]],
  ['gamesOfBrand', (told) => rules.gamesOfBrand(told, 1, 1), [game]],
  ['badgeOf', (told) => rules.badgeOf(told), game],
  ['gamesByIds', (told) => rules.gamesByIds([game], told), [1]],
  ['likedIds', (told) => rules.likedIds(told), { '1': 1 }],
  ['withLike', (told) => rules.withLike(told, 1, 1), { '1': 1 }],
  ['homeTabFrom', (told) => rules.homeTabFrom(told, [1]), { typeId: 1, brandId: 1 }],
  ['serviceEntries', (told) => rules.serviceEntries(told), [{ url: 'https://tara.test' }]],
  ['contactLinks', (told) => rules.contactLinks(told), [{ url: 'https://tara.test', nickname: 'x' }]],
  ['hasMail', (told) => rules.hasMail(told), { red0: 1, red1: 0, red2: 0 }],
  ['rewardOf', (told) => rules.rewardOf(item, told), { '1001': { num: 5, paramStr: { limitAmount: 5 } } }],
  ['firstChargePercentage', (told) => rules.firstChargePercentage(100, told, {}), [item]],
  ['nextLevelThreshold', (told) => rules.nextLevelThreshold(told, 1), [{ betAmount: 5 }]],
  ['tickerWins', (told) => rules.tickerWins(told, facts), { jackpotList: [win, win], newYearList: [win] }],
  ['requiresOtp', (told) => rules.requiresOtp(told), config],
  ['checkUsername', (told) => rules.checkUsername('star', told), config],
  ['checkPassword', (told) => rules.checkPassword('tara1234', told), config],
  ['checkAccount', (told) => rules.checkAccount('3001234567', told), config],
];

const hostile = [null, undefined, Number.NaN, Infinity, -1, 1e308, 'x', '', [], {}, [null], ['x'], true];

/** The same with invalid input: each nested value and each list is replaced by each invalid one. */
function* distorted(good: unknown, depth = 3): Generator {
  if (typeof good !== 'object' || good === null || depth === 0) return;
  for (const [key, value] of Object.entries(good)) {
    for (const bad of [...hostile, ...distorted(value, depth - 1)]) {
      const copy: object = Array.isArray(good) ? [...(good as unknown[])] : { ...good };
      yield Object.assign(copy, { [key]: bad });
    }
  }
  if (Array.isArray(good)) yield* hostile;
}

describe('invalid input of a server or a storage', () => {
  it.each(cases)('makes %s neither throw nor return an invalid number', (_, rule, told) => {
    for (const bad of distorted(told)) {
      const answer = rule(bad as never);
      expect(Number.isNaN(answer)).toBe(false);
    }
  });

  it.each([rules.formatCoins, rules.formatCoinsShort, rules.formatPoints])('is no amount: %o', (format) => {
    for (const bad of [undefined, Number.NaN, Infinity, -Infinity, 'x', {}])
      expect(format(bad as never)).toBe('–');
    expect(format(-5)).toBe('-0.05');
  });

  it('is no phone', () => expect(rules.maskPhone(null as never)).toBe(''));
});
