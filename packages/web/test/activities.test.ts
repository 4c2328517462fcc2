import { ActivityType, ItemStatus } from '@tara/sdk/rules';
import { describe, expect, it } from 'vitest';
import { activitySummaries } from '#features/rewards/hub/activity-summaries.ts';
import { effects } from '#api/effects.ts';
import type { ClaimContext } from '#shared/activities/claimable.ts';
import { activities, claimTypes } from '#shared/activities/registry.ts';
import { toClaimKey } from '#shared/claims/use-claim-all.ts';
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
  it.each(rows.flatMap(({ name, claims, rewards }) => claims.map((claim) => ({ name, claim, rewards }))))(
    'read the state of $name again after $claim',
    ({ claim, rewards }) => {
      expect(effects[claim]?.stale).toEqual(
        expect.arrayContaining(['money', 'getActivityIds', rewards?.operation]),
      );
    },
  );

  const propList = [{ id: 2001, count: 5_00 }];
  const open = { itemStatus: ItemStatus.open, propList };
  const ready = { itemStatus: ItemStatus.claimable, propList };
  const claimed = { itemStatus: ItemStatus.claimed, propList };
  const steps = [
    { ...claimed, awardId: 1 },
    { ...ready, awardId: 2 },
    { ...open, awardId: 3 },
    { ...ready, awardId: 4 },
  ];
  const extra = { ...ready, awardId: 1 };
  const season = { day: 2, signDays: [1], openCount: 4, steps, extra, rewards: [{ day: 2, propList }] };
  const packs = [{ id: 7, award: '[{"id":2001,"count":100},{"id":2002,"count":200}]' }];
  const web = {
    loginPayConfig: { dailyAwards: [{ propId: 9, propList }] },
    appRechargeBonusCollection9ConfigList: packs,
    appInviteBonus1ConfigList: [{ id: 7, award: propList }],
  };
  const card = (propId: number, loginPayDataJson: object) => ({ propId, loginPayDataJson });
  it.each([
    [
      ActivityType.vip,
      { vipRebateUser: { ...ready, amount: 70, betRate: 3 } },
      ['vipRebateUserReceive {}'],
      0,
    ],
    [ActivityType.vip, { vipRebateUser: claimed }, [], 0],
    [
      ActivityType.signUpBonus,
      { loginBonus3User: { ...ready, day: 3, rewards: [] } },
      ['loginBonus3UserReceive {"day":3}'],
      0,
    ],
    [ActivityType.signUpBonus, { loginBonus3User: { ...claimed, rewards: [] } }, [], 0],
    [
      ActivityType.fund,
      { ownList: [card(9, ready), card(10, claimed), card(11, ready)] },
      ['receiveLoginPay3 {"propId":9}', 'receiveLoginPay3 {"propId":11}'],
      0,
    ],
    // The pot is exchanged once in a round, so the player chooses when.
    [ActivityType.inviteSpin, { actInviteUser: { ...ready, spinCount: 3 } }, [], 4],
    [ActivityType.inviteSpin, { actInviteUser: { ...claimed, spinCount: 0 } }, [], 0],
    [
      ActivityType.freeLoginBonus,
      {
        bonusTickers: [
          { ...open, id: 1 },
          { ...ready, id: 2 },
          { ...claimed, id: 3 },
        ],
      },
      ['receiveBonusTicker {"id":2}'],
      0,
    ],
    [ActivityType.agent, { agentData: { availableIncome: 1 } }, ['agent3Exchange {}'], 0],
    [ActivityType.agent, { agentData: { availableIncome: 0 } }, [], 0],
    [
      ActivityType.accumulatedRecharge,
      { rechargeBonusCollection6: { steps } },
      ['receiverRechargeBonusCollection6 {"awardId":2}', 'receiverRechargeBonusCollection6 {"awardId":4}'],
      0,
    ],
    [ActivityType.supply, { isBankrupt: true, activityMap: {} }, ['bankruptBonus {}'], 0],
    [ActivityType.supply, { isBankrupt: false, activityMap: {} }, [], 0],
    [
      ActivityType.agentCount,
      { agent4Data: { scratchCount: 1, lotteryCount: 2, steps } },
      ['agent4Award {"awardId":2}', 'agent4Award {"awardId":4}'],
      3,
    ],
    [ActivityType.weekendLottery, { weekendLotteryUser: { drawCount: 2 } }, [], 2],
    [
      ActivityType.festival,
      { appFestivalUser: { ...ready, awardId: 2, propReceiveList: '[]', steps } },
      ['appFestivalUserReceive {"propId":2001}'],
      0,
    ],
    [ActivityType.freeSign, { appFreeSignUser: ready }, ['appFreeSignUserReceive {}'], 0],
    [ActivityType.freeSign, { appFreeSignUser: claimed }, [], 0],
    [
      ActivityType.christmas,
      { appChristmasUser: season },
      [
        'appChristmasUserSign {}',
        'appChristmasUserReceive {"awardId":2}',
        'appChristmasUserReceive {"awardId":4}',
        'appChristmasUserExtra {}',
      ],
      4,
    ],
    [
      ActivityType.christmas,
      { appChristmasUser: { ...season, signDays: [1, 2], openCount: 0, steps: [], extra: open } },
      [],
      0,
    ],
    [
      ActivityType.newYear,
      {
        appNewYearUser: {
          tasks: [
            { ...ready, id: 5 },
            { ...claimed, id: 6 },
          ],
          extra,
          items: [40_001, 40_002, 40_003, 40_004].map((id) => ({ id, count: 2 })),
        },
      },
      ['appNewYearUserReceiveTask {"id":5}', 'appNewYearUserExtra {}'],
      6,
    ],
    [
      ActivityType.firstCharge,
      { appRechargeBonusCollection9: { ...ready, awardId: 7, propReceiveList: '[{"propId":2001}]' } },
      ['appRechargeBonusCollection9Receive {"propId":2002}'],
      0,
    ],
    [
      ActivityType.inviteFriend,
      { appInviteBonus1User: { ...ready, awardId: 7 } },
      ['appInviteBonus1UserReceive {"propId":2001}'],
      0,
    ],
    [ActivityType.inviteFriend, { appInviteBonus1User: { ...claimed, awardId: 7 } }, [], 0],
    [
      ActivityType.agent5,
      { appAgent5User: { ...ready, amount: 3, steps } },
      [
        'appAgent5UserReceive {}',
        'appAgent5UserInviteValidReceive {"awardId":2}',
        'appAgent5UserInviteValidReceive {"awardId":4}',
      ],
      0,
    ],
    [
      ActivityType.tasks,
      {
        taskData: '{"1":1,"2":2,"3":1}',
        taskList: [1, 2, 3].map((id) => ({ id, propList })),
      },
      ['receiveTaskAward {"taskId":1}', 'receiveTaskAward {"taskId":3}'],
      0,
    ],
    [
      ActivityType.continuousRecharge,
      { rechargeBonusCollection8: { steps, extra } },
      [
        'receiverRechargeBonusCollection8 {"awardId":2}',
        'receiverRechargeBonusCollection8 {"awardId":4}',
        'receiverRechargeBonusCollection8Extra {}',
      ],
      0,
    ],
  ] as const)('list the claims of activity %i and count its plays', (type, answer, claims, plays) => {
    const { rewards } = activities[type];
    const context = { web, facts: null } as unknown as ClaimContext;
    expect(rewards?.claims(answer, context).map(toClaimKey)).toEqual(claims);
    expect(rewards?.plays(answer)).toBe(plays);
  });

  it('name the activity of each call that claims, but of none that is played', () => {
    expect(claimTypes.get('receiveTaskAward')).toBe(ActivityType.tasks);
    expect(claimTypes.get('receiveMail')).toBeNull();
    expect(claimTypes.has('actInviteUserExchange')).toBe(false);
    expect(claimTypes.has('weekendLotteryUserDraw')).toBe(false);
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
