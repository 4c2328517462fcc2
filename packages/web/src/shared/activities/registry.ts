import type { Operation } from '@tara/sdk';
import {
  ActivityType,
  claimableCount,
  claimableItems,
  ItemStatus,
  parseRewardItems,
  RewardItemId,
  type RewardItem,
} from '@tara/sdk/rules';
import bullseye from '#assets/objects/bullseye.webp';
import chai from '#assets/objects/chai.webp';
import coin from '#assets/objects/coin.webp';
import coupon from '#assets/objects/coupon.webp';
import crown from '#assets/objects/crown.webp';
import dhol from '#assets/objects/dhol.webp';
import envelope from '#assets/objects/envelope.webp';
import fir from '#assets/objects/fir.webp';
import gift from '#assets/objects/wrapped-gift.webp';
import gullak from '#assets/objects/gullak.webp';
import handshake from '#assets/objects/handshake.webp';
import kite from '#assets/objects/kite.webp';
import lantern from '#assets/objects/lantern.webp';
import loudspeaker from '#assets/objects/loudspeaker.webp';
import mela from '#assets/objects/mela.webp';
import phone from '#assets/objects/mobile-phone.webp';
import skyrocket from '#assets/objects/skyrocket.webp';
import star from '#assets/objects/star.webp';
import truck from '#assets/objects/truck.webp';
import type { PlainKey } from '#i18n/t.ts';
import { isActivityNumber, type ActivityNumber } from '#routing/activity-routes.ts';
import type { RuleName } from '#routing/rule-names.ts';
import { toNumbers } from '#shared/tasks/task-states.ts';
import type { ClaimOperation } from '#shared/claims/claim-queue.ts';
import { heroes, type ActivityHeroTexts } from './heroes.ts';
import { claimEach, claimOnce, claimSteps, rewardQuery, type Claim, type RewardQuery } from './claimable.ts';

/** What the client defines for an activity besides its route (activity-routes.ts). */
export interface Activity {
  /** Its name, for links and titles. */
  name: PlainKey<'activities'>;
  /** The hero of its page; null if it has no promotion page. */
  hero: ActivityHeroTexts | null;
  /** The object of its links. */
  object: string;
  /** Its query with its claims; null if nothing can be claimed. */
  rewards: RewardQuery | null;
  /** The calls that claim or play its rewards. */
  claims: readonly Operation[];
  /** The page of its rules, if any. */
  rule?: RuleName;
}

function createActivity(
  name: Activity['name'],
  object: string,
  more: Partial<Omit<Activity, 'name' | 'object'>> = {},
): Activity {
  return { name, object, hero: null, rewards: null, claims: [], ...more };
}

/** Coins as a reward. @param amount hundredths */
function coins(amount: number, betRate: number | undefined): RewardItem[] {
  return [{ id: RewardItemId.coin, count: amount, betRate }];
}

function toStatus(claimable: boolean | undefined): { itemStatus: number } {
  return { itemStatus: claimable ? ItemStatus.claimable : ItemStatus.open };
}

/** The reward of a day. */
function getDay(
  days: readonly { day: number; propList: readonly RewardItem[] }[] | undefined,
  today: number,
): readonly RewardItem[] | undefined {
  return days?.find(({ day }) => day === today)?.propList;
}

/** A reward whose items are claimed one by one. */
function claimItems(
  operation: 'appFestivalUserReceive' | 'appInviteBonus1UserReceive' | 'appRechargeBonusCollection9Receive',
  items: readonly RewardItem[],
): Claim[] {
  return items.map((item) => ({ operation, body: { propId: item.id }, items: [item] }));
}

/** The New Year items that are opened, drawn or launched on the page. */
const newYearPlays: readonly number[] = [
  RewardItemId.newYearBox,
  RewardItemId.newYearLottery,
  RewardItemId.newYearFirework,
];

/** One row for each activity. */
export const activities: Readonly<Record<ActivityNumber, Activity>> = {
  [ActivityType.bind]: createActivity('activities.bind', phone),
  [ActivityType.vip]: createActivity('activities.vip', crown, {
    hero: heroes.vip,
    rewards: rewardQuery('vipRebateUser', ({ vipRebateUser }) =>
      claimOnce('vipRebateUserReceive', vipRebateUser, coins(vipRebateUser.amount, vipRebateUser.betRate)),
    ),
    claims: ['vipRebateUserReceive'],
  }),
  [ActivityType.signUpBonus]: createActivity('activities.signUp', kite, {
    hero: heroes.signUpBonus,
    rewards: rewardQuery('loginBonus3User', ({ loginBonus3User: { itemStatus, day, rewards } }) =>
      claimEach(
        'loginBonus3UserReceive',
        [{ itemStatus }],
        () => ({ day }),
        () => getDay(rewards, day),
      ),
    ),
    claims: ['loginBonus3UserReceive'],
    rule: 'signBonus',
  }),
  [ActivityType.fund]: createActivity('activities.fund', lantern, {
    hero: heroes.fund,
    rewards: rewardQuery('getLoginPayUser3', ({ ownList }, { web }) =>
      claimEach(
        'receiveLoginPay3',
        ownList.map(({ propId, loginPayDataJson: { itemStatus } }) => ({ propId, itemStatus })),
        ({ propId }) => ({ propId }),
        ({ propId }) => web?.loginPayConfig.dailyAwards?.find((award) => award.propId === propId)?.propList,
      ),
    ),
    claims: ['receiveLoginPay3'],
  }),
  [ActivityType.ladderRecharge]: createActivity('activities.ladder', coin),
  [ActivityType.inviteSpin]: createActivity('activities.spin', star, {
    hero: heroes.inviteSpin,
    rewards: rewardQuery(
      'actInviteUser',
      // The pot is exchanged once in a round, so the player chooses when.
      () => [],
      ({ actInviteUser }) => actInviteUser.spinCount + claimableCount([actInviteUser]),
    ),
    claims: ['actInviteUserSpin', 'actInviteUserExchange'],
  }),
  [ActivityType.followRewards]: createActivity('activities.follow', loudspeaker, {
    hero: heroes.followRewards,
  }),
  [ActivityType.redPacket]: createActivity('activities.redPacket', envelope),
  [ActivityType.freeLoginBonus]: createActivity('activities.cashBonus', coupon, {
    hero: heroes.freeLoginBonus,
    rewards: rewardQuery('getBonusTickers', ({ bonusTickers }) =>
      claimEach(
        'receiveBonusTicker',
        bonusTickers,
        ({ id }) => ({ id }),
        ({ propId, count, betRate }) => [{ id: propId, count, betRate }],
      ),
    ),
    claims: ['receiveBonusTicker'],
    rule: 'dayBonus',
  }),
  [ActivityType.notice]: createActivity('activities.notice', gift),
  [ActivityType.agent]: createActivity('activities.agent', truck, {
    hero: heroes.agent,
    rewards: rewardQuery('agentData', ({ agentData: { availableIncome, betRate } }) =>
      claimOnce('agent3Exchange', toStatus(availableIncome > 0), coins(availableIncome, betRate)),
    ),
    claims: ['agent3Exchange'],
    rule: 'agent',
  }),
  [ActivityType.accumulatedRecharge]: createActivity('activities.accumulated', gullak, {
    hero: heroes.accumulatedRecharge,
    rewards: rewardQuery('rechargeBonusCollection6', ({ rechargeBonusCollection6: { steps } }) =>
      claimSteps('receiverRechargeBonusCollection6', steps),
    ),
    claims: ['receiverRechargeBonusCollection6'],
  }),
  [ActivityType.outLink]: createActivity('activities.outLink', gift),
  [ActivityType.supply]: createActivity('activities.supply', chai, {
    hero: heroes.supply,
    rewards: rewardQuery('getActivityIds', ({ isBankrupt, activityMap }) =>
      claimOnce('bankruptBonus', toStatus(isBankrupt), activityMap[String(ActivityType.supply)]?.propList),
    ),
    claims: ['bankruptBonus'],
    rule: 'supply',
  }),
  [ActivityType.agentCount]: createActivity('activities.agentCount', truck, {
    hero: heroes.agentCount,
    rewards: rewardQuery(
      'agent4Data',
      ({ agent4Data: { steps } }) => claimSteps('agent4Award', steps),
      ({ agent4Data: { scratchCount, lotteryCount } }) => scratchCount + lotteryCount,
    ),
    claims: ['agent4Scratch', 'agent4Lottery', 'agent4Award'],
    rule: 'agent',
  }),
  [ActivityType.weekendLottery]: createActivity('activities.weekend', mela, {
    hero: heroes.weekendLottery,
    rewards: rewardQuery(
      'weekendLotteryUser',
      () => [],
      ({ weekendLotteryUser }) => weekendLotteryUser.drawCount,
    ),
    claims: ['weekendLotteryUserDraw'],
  }),
  [ActivityType.festival]: createActivity('activities.festival', dhol, {
    hero: heroes.festival,
    rewards: rewardQuery('appFestivalUser', ({ appFestivalUser: state }) => {
      const step = state.steps.find(({ awardId }) => awardId === state.awardId);
      return claimItems(
        'appFestivalUserReceive',
        claimableItems(state.itemStatus, step?.propList ?? [], state.propReceiveList),
      );
    }),
    claims: ['appFestivalUserReceive'],
  }),
  [ActivityType.freeSign]: createActivity('activities.freeSign', kite, {
    hero: heroes.freeSign,
    rewards: rewardQuery('appFreeSignUser', ({ appFreeSignUser }) =>
      claimOnce(
        'appFreeSignUserReceive',
        appFreeSignUser,
        getDay(appFreeSignUser.rewards, appFreeSignUser.day),
      ),
    ),
    claims: ['appFreeSignUserReceive'],
  }),
  [ActivityType.christmas]: createActivity('activities.christmas', fir, {
    hero: heroes.christmas,
    rewards: rewardQuery(
      'appChristmasUser',
      ({ appChristmasUser: { day, signDays, rewards, steps, extra } }) => [
        ...claimOnce('appChristmasUserSign', toStatus(!signDays.includes(day)), getDay(rewards, day)),
        ...claimSteps('appChristmasUserReceive', steps),
        ...claimOnce('appChristmasUserExtra', extra, extra.propList),
      ],
      ({ appChristmasUser }) => appChristmasUser.openCount,
    ),
    claims: [
      'appChristmasUserSign',
      'appChristmasUserOpen',
      'appChristmasUserReceive',
      'appChristmasUserExtra',
    ],
    rule: 'christmas',
  }),
  [ActivityType.newYear]: createActivity('activities.newYear', skyrocket, {
    hero: heroes.newYear,
    rewards: rewardQuery(
      'appNewYearUser',
      ({ appNewYearUser: { tasks, extra } }) => [
        ...claimEach(
          'appNewYearUserReceiveTask',
          tasks,
          ({ id }) => ({ id }),
          ({ propList }) => propList,
        ),
        ...claimOnce('appNewYearUserExtra', extra, extra.propList),
      ],
      ({ appNewYearUser: { items } }) =>
        items.reduce((sum, { id, count }) => (newYearPlays.includes(id) ? sum + count : sum), 0),
    ),
    claims: [
      'appNewYearUserReceiveTask',
      'appNewYearUserBoxOpen',
      'appNewYearUserOpen',
      'appNewYearUserExtra',
    ],
    rule: 'newYear',
  }),
  [ActivityType.firstCharge]: createActivity('activities.firstCharge', gift, {
    hero: heroes.firstCharge,
    rewards: rewardQuery('appRechargeBonusCollection9', ({ appRechargeBonusCollection9: state }, { web }) => {
      const offer = web?.appRechargeBonusCollection9ConfigList.find(({ id }) => id === state.awardId);
      return claimItems(
        'appRechargeBonusCollection9Receive',
        claimableItems(state.itemStatus, parseRewardItems(offer?.award), state.propReceiveList),
      );
    }),
    claims: ['appRechargeBonusCollection9Receive'],
  }),
  [ActivityType.inviteFriend]: createActivity('activities.inviteFriend', truck, {
    hero: heroes.inviteFriend,
    rewards: rewardQuery('appInviteBonus1User', ({ appInviteBonus1User: { awardId, itemStatus } }, { web }) =>
      itemStatus === ItemStatus.claimable
        ? claimItems(
            'appInviteBonus1UserReceive',
            web?.appInviteBonus1ConfigList.find(({ id }) => id === awardId)?.award ?? [],
          )
        : [],
    ),
    claims: ['appInviteBonus1UserReceive'],
  }),
  [ActivityType.agent5]: createActivity('activities.agent5', handshake, {
    hero: heroes.agent5,
    rewards: rewardQuery('appAgent5User', ({ appAgent5User: state }) => [
      ...claimOnce('appAgent5UserReceive', state, coins(state.amount, state.betRate)),
      ...claimSteps('appAgent5UserInviteValidReceive', state.steps),
    ]),
    claims: ['appAgent5UserReceive', 'appAgent5UserInviteValidReceive'],
    rule: 'agent5',
  }),
  [ActivityType.tasks]: createActivity('activities.tasks', bullseye, {
    hero: heroes.tasks,
    rewards: rewardQuery('getTaskUser', ({ taskData, taskList }) => {
      const states = toNumbers(taskData);
      return claimEach(
        'receiveTaskAward',
        taskList.map(({ id, propList }) => ({ id, propList, itemStatus: states.get(String(id)) })),
        ({ id }) => ({ taskId: id }),
        ({ propList }) => propList,
      );
    }),
    claims: ['receiveTaskAward'],
  }),
  [ActivityType.continuousRecharge]: createActivity('activities.continuous', gullak, {
    hero: heroes.continuousRecharge,
    rewards: rewardQuery('rechargeBonusCollection8', ({ rechargeBonusCollection8: { steps, extra } }) => [
      ...claimSteps('receiverRechargeBonusCollection8', steps),
      ...claimOnce('receiverRechargeBonusCollection8Extra', extra, extra.propList),
    ]),
    claims: ['receiverRechargeBonusCollection8', 'receiverRechargeBonusCollection8Extra'],
  }),
};

/** The row of a number of the server; null for an unknown one. */
export function getActivity(type: number): Activity | null {
  return isActivityNumber(type) ? activities[type] : null;
}

/** The calls of draws, spins and boxes, and of the pot, which is exchanged once in a round. */
const played: readonly Operation[] = [
  'actInviteUserSpin',
  'actInviteUserExchange',
  'agent4Scratch',
  'agent4Lottery',
  'weekendLotteryUserDraw',
  'appChristmasUserOpen',
  'appNewYearUserBoxOpen',
  'appNewYearUserOpen',
];

/** The activity of each call that claims without being played; null for gifts by mail. */
export const claimTypes: ReadonlyMap<ClaimOperation, ActivityNumber | null> = new Map([
  ['receiveMail', null],
  ['appProxyUser4TaskUserReceive', ActivityType.agentCount],
  ...Object.keys(activities)
    .map(Number)
    .filter(isActivityNumber)
    .flatMap((type) =>
      activities[type].claims
        .filter((operation) => !played.includes(operation))
        .map((operation) => [operation as ClaimOperation, type] as const),
    ),
]);
