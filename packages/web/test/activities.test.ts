import { ActivityType, ItemStatus } from '@tara/sdk/rules';
import { describe, expect, it } from 'vitest';
import { activitySummaries } from '#features/rewards/hub/activity-summaries.ts';
import { effects } from '#api/effects.ts';
import { activities } from '#shared/activities/registry.ts';
import { activityHref } from '#routing/activity-routes.ts';

const rows = Object.entries(activities).map(([type, row]) => ({ ...row, type: Number(type) }));

describe('activities', () => {
  // spec 2.2-116
  it('have one row each, and no other number has a page', () => {
    expect(rows.map(({ type }) => type)).toEqual(Object.values(ActivityType).toSorted((a, b) => a - b));
    expect(activityHref(5)).toBeNull();
    expect(activityHref(Number.NaN)).toBeNull();
  });

  // spec 2.2-076, 2.2-116
  it.each(rows.filter(({ hero }) => hero !== null))('have a page for the hero of $name', ({ type }) => {
    expect(activityHref(type)).toMatch(/^\/\w/);
  });

  // spec 7.3-19
  it.each(
    rows.flatMap(({ name, claims, claimableQuery }) =>
      claims.map((claim) => ({ name, claim, claimableQuery })),
    ),
  )('read the state of $name again after $claim', ({ claim, claimableQuery }) => {
    expect(effects[claim]?.stale).toEqual(
      expect.arrayContaining(['money', 'getActivityIds', claimableQuery?.operation]),
    );
  });

  const open = { itemStatus: ItemStatus.open };
  const ready = { itemStatus: ItemStatus.claimable };
  const claimed = { itemStatus: ItemStatus.claimed };
  const christmas = { day: 2, signDays: [1], openCount: 4, steps: [ready, ready, claimed], extra: ready };
  it.each([
    [ActivityType.vip, { vipRebateUser: ready }, 1],
    [ActivityType.vip, { vipRebateUser: claimed }, 0],
    [ActivityType.signUpBonus, { loginBonus3User: ready }, 1],
    [ActivityType.signUpBonus, { loginBonus3User: claimed }, 0],
    [
      ActivityType.fund,
      { ownList: [ready, claimed, ready].map((loginPayDataJson) => ({ loginPayDataJson })) },
      2,
    ],
    [ActivityType.inviteSpin, { actInviteUser: { ...ready, spinCount: 3 } }, 4],
    [ActivityType.inviteSpin, { actInviteUser: { ...claimed, spinCount: 0 } }, 0],
    [ActivityType.freeLoginBonus, { bonusTickers: [open, ready, claimed] }, 1],
    [ActivityType.agent, { agentData: { availableIncome: 1 } }, 1],
    [ActivityType.agent, { agentData: { availableIncome: 0 } }, 0],
    [ActivityType.accumulatedRecharge, { rechargeBonusCollection6: { steps: [claimed, ready, open] } }, 1],
    [ActivityType.supply, { isBankrupt: true }, 1],
    [ActivityType.supply, { isBankrupt: false }, 0],
    [
      ActivityType.agentCount,
      {
        agent4Data: { scratchCount: 1, lotteryCount: 2, steps: [claimed, ready, ready, ready, ready, open] },
      },
      7,
    ],
    [ActivityType.weekendLottery, { weekendLotteryUser: { drawCount: 2 } }, 2],
    [ActivityType.festival, { appFestivalUser: { steps: [claimed, ready] } }, 1],
    [ActivityType.freeSign, { appFreeSignUser: ready }, 1],
    [ActivityType.freeSign, { appFreeSignUser: claimed }, 0],
    [ActivityType.christmas, { appChristmasUser: christmas }, 8],
    [
      ActivityType.christmas,
      { appChristmasUser: { day: 2, signDays: [1, 2], openCount: 0, steps: [claimed], extra: open } },
      0,
    ],
    [ActivityType.newYear, { appNewYearUser: { tasks: [ready, claimed, ready], extra: ready } }, 3],
    [ActivityType.firstCharge, { appRechargeBonusCollection9: ready }, 1],
    [ActivityType.firstCharge, { appRechargeBonusCollection9: claimed }, 0],
    [ActivityType.inviteFriend, { appInviteBonus1User: ready }, 1],
    [ActivityType.inviteFriend, { appInviteBonus1User: claimed }, 0],
    [ActivityType.agent5, { appAgent5User: { ...ready, steps: [claimed, ready, open, ready] } }, 3],
    [ActivityType.agent5, { appAgent5User: { ...claimed, steps: [claimed] } }, 0],
    [
      ActivityType.continuousRecharge,
      { rechargeBonusCollection8: { steps: [ready, claimed], extra: ready } },
      2,
    ],
  ])('count what can be claimed of activity %i', (type, answer, count) => {
    expect(activities[type].claimableQuery?.claimable(answer)).toBe(count);
  });

  const recharge = (totalRecharge: number) => ({
    totalRecharge,
    steps: [{ target: 500_00 }, { target: 1_000_50 }],
  });
  it.each([
    [ActivityType.vip, { vipRebateUser: { rate: 55 } }, '0.55% back'],
    [ActivityType.vip, { vipRebateUser: { rate: 0 } }, 'No rebate at your level yet'],
    [ActivityType.signUpBonus, { loginBonus3User: { day: 2, rewards: [1, 2, 3] } }, 'Day 2 of 3'],
    [ActivityType.freeSign, { appFreeSignUser: { day: 2, rewards: [1, 2, 3] } }, 'Day 2 of 3'],
    [ActivityType.inviteSpin, { actInviteUser: { amount: 470_50, targetAmount: 500_00 } }, '470.50 of 500'],
    [ActivityType.accumulatedRecharge, { rechargeBonusCollection6: recharge(500_00) }, '500 of 1,000.50'],
    [ActivityType.accumulatedRecharge, { rechargeBonusCollection6: recharge(1_000_50) }, 'All steps reached'],
    [ActivityType.festival, { appFestivalUser: { totalRecharge: 500_00 } }, '500 deposited'],
    [ActivityType.agent, { agentData: { inviteCount: 1 } }, '1 friend'],
    [ActivityType.agentCount, { agent4Data: { inviteCount: 2 } }, '2 friends'],
    [ActivityType.agent5, { appAgent5User: { inviteCount: 3 } }, '3 friends'],
    [ActivityType.inviteFriend, { appInviteBonus1User: { inviteCount: 0 } }, 'No friends yet'],
    [ActivityType.continuousRecharge, { rechargeBonusCollection8: { dayCount: 2 } }, '2 days in a row'],
  ] as const)('sum up the state of activity %i', (type, answer, text) => {
    expect(activitySummaries[type]?.(answer)).toBe(text);
  });
});
