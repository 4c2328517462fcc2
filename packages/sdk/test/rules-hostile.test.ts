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
const cases: [name: string, rule: (input: never) => unknown, input: object][] = [
  ['isActive', (input) => rules.isActive(input, 2), facts],
  ['displayedActivities', (input) => rules.displayedActivities(input), facts],
  ['agentActivity', (input) => rules.agentActivity(input), facts],
  ['featuredEntries', (input) => rules.featuredEntries(input), facts],
  ['carouselItems', (input) => rules.carouselItems(input, facts, ''), [promotion, { ...promotion, id: 2 }]],
  ['popupNotices', (input) => rules.popupNotices(input, facts, ''), [promotion, { ...promotion, id: 2 }]],
  ['promoVideo', (input) => rules.promoVideo(input, facts), [promotion]],
  ['hasLoginPayCard', (input) => rules.hasLoginPayCard(input), [{ loginPayDataJson: { days: 1 } }]],
  ['claimableCount', (input) => rules.claimableCount(input), [{ itemStatus: 1 }]],
  [
    'christmasDays',
    (input) => rules.christmasDays({ day: 1, signDays: input, rewards: input }, {}),
    [{ day: 1, propList: [item] }],
  ],
  ['getNewYearPieces', (input) => rules.getNewYearPieces(input, {}), [item]],
  ['boxesToNext', (input) => rules.boxesToNext({ opened: 0, steps: input }), [{ target: 1 }]],
  ['claimableItems', (input) => rules.claimableItems(1, input, '[]'), [{ id: 1 }]],
  ['signUpBonusReceived', (input) => rules.signUpBonusReceived(input), [-1]],
  ['sortedChannels', (input) => rules.sortedChannels(input, {}), [channel, { ...channel, id: 2 }]],
  ['the order of channels', (input) => rules.sortedChannels([channel, channel], input), { '1': { sort: 1 } }],
  ['needsBankCard', (input) => rules.needsBankCard(channel, 1, input), [{ bankId: 2 }]],
  ['checkDepositAmount', (input) => rules.checkDepositAmount(5, input), channel],
  ['listedGames', (input) => rules.listedGames(input), [game, { ...game, id: 2 }]],
  ['popularGames', (input) => rules.popularGames(input), [game, { ...game, id: 2 }]],
  ['listedGameTypes', (input) => rules.listedGameTypes(input), [{ id: 1, sort: 1, status: 1 }]],
  ['brandsOfType', (input) => rules.brandsOfType(input, [game], 1), [{ id: 1, sort: 1, status: true }]],
  ['brands of games', (input) => rules.brandsOfType([{ id: 1, sort: 1, status: 1 }], input, 1), [game]],
  ['gamesOfBrand', (input) => rules.gamesOfBrand(input, 1, 1), [game]],
  ['getBadge', (input) => rules.getBadge(input), game],
  ['gamesByIds', (input) => rules.gamesByIds([game], input), [1]],
  ['likedIds', (input) => rules.likedIds(input), { '1': 1 }],
  ['withLike', (input) => rules.withLike(input, 1, 1), { '1': 1 }],
  ['homeTabFrom', (input) => rules.homeTabFrom(input, [1]), { typeId: 1, brandId: 1 }],
  ['serviceEntries', (input) => rules.serviceEntries(input), [{ url: 'https://tara.test' }]],
  ['contactLinks', (input) => rules.contactLinks(input), [{ url: 'https://tara.test', nickname: 'x' }]],
  ['hasMail', (input) => rules.hasMail(input), { red0: 1, red1: 0, red2: 0 }],
  ['toReward', (input) => rules.toReward(item, input), { '1001': { num: 5, paramStr: { limitAmount: 5 } } }],
  ['firstChargePercentage', (input) => rules.firstChargePercentage(100, input, {}), [item]],
  ['nextLevelThreshold', (input) => rules.nextLevelThreshold(input, 1), [{ betAmount: 5 }]],
  ['tickerWins', (input) => rules.tickerWins(input, facts), { jackpotList: [win, win], newYearList: [win] }],
  ['requiresOtp', (input) => rules.requiresOtp(input), config],
  ['checkUsername', (input) => rules.checkUsername('star', input), config],
  ['checkPassword', (input) => rules.checkPassword('tara1234', input), config],
  ['checkAccount', (input) => rules.checkAccount('3001234567', input), config],
];

const hostile = [null, undefined, Number.NaN, Infinity, -1, 1e308, 'x', '', [], {}, [null], ['x'], true];

/** The same with invalid input: each nested value and each list is replaced by each invalid one. */
function* distorted(valid: unknown, depth = 3): Generator {
  if (typeof valid !== 'object' || valid === null || depth === 0) return;
  for (const [key, value] of Object.entries(valid)) {
    for (const bad of [...hostile, ...distorted(value, depth - 1)]) {
      const copy: object = Array.isArray(valid) ? [...(valid as unknown[])] : { ...valid };
      yield Object.assign(copy, { [key]: bad });
    }
  }
  if (Array.isArray(valid)) yield* hostile;
}

describe('invalid input of a server or a storage', () => {
  it.each(cases)('makes %s neither throw nor return an invalid number', (_, rule, input) => {
    for (const bad of distorted(input)) {
      const answer = rule(bad as never);
      expect(Number.isNaN(answer)).toBe(false);
    }
  });

  it.each([rules.formatCoins, rules.formatCoinsShort, rules.formatPoints])(
    'returns a dash for a value that is not an amount: %o',
    (format) => {
      for (const bad of [undefined, Number.NaN, Infinity, -Infinity, 'x', {}])
        expect(format(bad as never)).toBe('–');
      expect(format(-5)).toBe('-0.05');
    },
  );

  it('returns an empty text for a value that is not a phone number', () =>
    expect(rules.maskPhone(null as never)).toBe(''));
});
