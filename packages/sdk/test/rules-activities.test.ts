import { describe, expect, it } from 'vitest';
import {
  ActivityType,
  agentActivity,
  displayedActivities,
  featuredEntries,
  hasFirstRecharge,
  hasLoginPayCard,
  isActive,
  parseTaskData,
  type ActivityFacts,
} from '../src/rules/index.ts';

function facts(activityIds: readonly number[], more: Partial<ActivityFacts> = {}): ActivityFacts {
  return {
    activityIds,
    ...more,
  };
}

describe('the displayed activities (spec 5)', () => {
  /** The list of spec 5, in its words and order. */
  const named = [4, 16, 15, 23, 21, 20, 28, 8, 26, 29, 30, 31, 33, 35, 36, 37, 38, 41];
  const withoutAgentCount = named.filter((type) => type !== 31);

  it('are exactly the activities of the specification', () => {
    const every = Array.from({ length: 100 }, (_, type) => type).filter((type) => type !== 31);
    const { list, reward } = displayedActivities(facts(every, { isBankrupt: true }));
    expect([...list, reward].toSorted((a, b) => Number(a) - Number(b))).toEqual(
      withoutAgentCount.toSorted((a, b) => a - b),
    );
  });

  it.each(Object.entries(ActivityType).filter(([, type]) => !named.includes(type)))(
    'exclude %s, which has its own entry',
    (_, type) => {
      expect(displayedActivities(facts([type]))).toEqual({ list: [], reward: null });
    },
  );

  it.each([
    [true, [ActivityType.supply]],
    [false, []],
    [undefined, []],
  ])('include supply when isBankrupt is %s: %j', (isBankrupt, list) => {
    expect(displayedActivities(facts([ActivityType.supply], { isBankrupt })).list).toEqual(list);
  });

  it('hide agent behind agent count', () => {
    expect(displayedActivities(facts([ActivityType.agent])).list).toEqual([ActivityType.agent]);
    expect(displayedActivities(facts([ActivityType.agent, ActivityType.agentCount])).list).toEqual([
      ActivityType.agentCount,
    ]);
  });

  // spec 3-062
  it('are ordered by sort; those without sort are last, by number', () => {
    const activityMap = { '36': { sort: 1 }, '8': { sort: 3 }, '4': { sort: 2 } };
    expect(displayedActivities(facts([8, 41, 35, 4, 36], { activityMap })).list).toEqual([36, 4, 8, 35, 41]);
  });

  // spec 2.2-073
  it('are listed once each, with the sign-up bonus separate', () => {
    expect(displayedActivities(facts([15, 8, 8, 15]))).toEqual({ list: [8], reward: 15 });
  });

  it('are empty for an empty list', () => {
    expect(displayedActivities(facts([]))).toEqual({ list: [], reward: null });
  });
});

describe('the active activities', () => {
  it('are none for a visitor', () => {
    expect(isActive(null, ActivityType.vip)).toBe(false);
    expect(isActive(facts([ActivityType.vip]), ActivityType.vip)).toBe(true);
    expect(isActive(facts([ActivityType.vip]), ActivityType.fund)).toBe(false);
  });

  it.each([
    [[26, 31], 31],
    [[31], 31],
    [[26], 26],
    [[8], 0],
    [[], 0],
  ])('of the agent programmes among %j: %i', (active, expected) => {
    expect(agentActivity(facts(active))).toBe(expected);
  });

  it('are 0 for a visitor in the agent programmes', () => {
    expect(agentActivity(null)).toBe(0);
  });
});

describe('the featured slots (spec 2.5)', () => {
  // spec 2.5-35
  it.each<[string, number[] | null, string[]]>([
    ['a visitor', null, ['spin', 'task', 'vip', 'deposit']],
    ['no activity at all', [], ['spin', 'task', 'vip', 'deposit']],
    ['an activity without tasks', [8], ['spin', 'vipRebate', 'deposit']],
    ['tasks', [42], ['spin', 'task', 'vip', 'deposit']],
    ['VIP rebate', [8, 42], ['spin', 'task', 'vipRebate', 'deposit']],
    ['agent', [42, 26], ['spin', 'task', 'vip', 'agent']],
    ['agent count before agent', [42, 26, 31], ['spin', 'task', 'vip', 'agentCount']],
    ['agent5 before both', [42, 26, 31, 41], ['spin', 'task', 'vip', 'agent5']],
    ['neither task nor spin needs to be active', [41], ['spin', 'vip', 'agent5']],
  ])('with %s', (_, active, slots) => {
    expect(featuredEntries(active && facts(active))).toEqual(slots);
  });
});

describe('taskData and the first recharge', () => {
  // spec 3-071, 3-073
  it.each<[string | undefined, Record<string, number>]>([
    ['{"1":2,"105":1}', { '1': 2, '105': 1 }],
    ['{}', {}],
    ['{"1":"2","2":null,"3":[1],"4":{"a":1},"5":true,"6":1}', { '6': 1 }],
    ['', {}],
    [undefined, {}],
    ['null', {}],
    ['7', {}],
    ['"text"', {}],
    ['[1,2]', {}],
    ['{', {}],
    ['<html>', {}],
  ])('reads %j', (text, data) => {
    expect(parseTaskData(text)).toEqual(data);
  });

  it('ignores names of the prototype', () => {
    const data = parseTaskData('{"__proto__":{"105":1},"1":1}');
    expect(data['105']).toBeUndefined();
    expect(hasFirstRecharge(0, '{"__proto__":{"105":1}}')).toBe(false);
  });

  // spec 2.5-08, 3-072
  it.each<[number | boolean | undefined, string | undefined, boolean]>([
    [1, undefined, true],
    [true, '', true],
    [0, '{"105":1}', true],
    [0, '{"105":2}', true],
    [0, '{"105":0}', false],
    [0, '{"104":1}', false],
    [undefined, undefined, false],
    [false, 'garbage', false],
  ])('flag %s with %j means recharged: %s', (flag, text, made) => {
    expect(hasFirstRecharge(flag, text)).toBe(made);
  });
});

it('counts a login-pay card only while it has days left', () => {
  expect(hasLoginPayCard([])).toBe(0);
  expect(hasLoginPayCard([{ loginPayDataJson: { days: 0 } }, { loginPayDataJson: { days: -1 } }])).toBe(0);
  expect(hasLoginPayCard([{ loginPayDataJson: { days: 0 } }, { loginPayDataJson: { days: 1 } }])).toBe(1);
});
