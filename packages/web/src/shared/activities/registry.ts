import type { Operation } from '@tara/sdk';
import { ActivityType, christmasCount, claimableCount } from '@tara/sdk/rules';
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
import { readyTasks } from '#shared/tasks/task-states.ts';
import { heroes, type ActivityHeroTexts } from './heroes.ts';
import { claimableQuery, type ClaimableQuery } from './claimable.ts';

/** What the client defines for an activity besides its route (activity-routes.ts). */
export interface Activity {
  /** Its name, for links and titles. */
  name: PlainKey<'activities'>;
  /** The hero of its page; null if it has no promotion page. */
  hero: ActivityHeroTexts | null;
  /** The object of its links. */
  object: string;
  /** Its query with the number of claims; null if nothing can be claimed. */
  claimableQuery: ClaimableQuery | null;
  /** The calls that claim its rewards. */
  claims: readonly Operation[];
  /** The page of its rules, if any. */
  rule?: RuleName;
}

function createActivity(
  name: Activity['name'],
  object: string,
  more: Partial<Omit<Activity, 'name' | 'object'>> = {},
): Activity {
  return { name, object, hero: null, claimableQuery: null, claims: [], ...more };
}

/** One row for each activity. */
export const activities: Readonly<Record<ActivityNumber, Activity>> = {
  [ActivityType.bind]: createActivity('activities.bind', phone),
  [ActivityType.vip]: createActivity('activities.vip', crown, {
    hero: heroes.vip,
    claimableQuery: claimableQuery('vipRebateUser', ({ vipRebateUser }) => claimableCount([vipRebateUser])),
    claims: ['vipRebateUserReceive'],
  }),
  [ActivityType.signUpBonus]: createActivity('activities.signUp', kite, {
    hero: heroes.signUpBonus,
    claimableQuery: claimableQuery('loginBonus3User', ({ loginBonus3User }) =>
      claimableCount([loginBonus3User]),
    ),
    claims: ['loginBonus3UserReceive'],
    rule: 'signBonus',
  }),
  [ActivityType.fund]: createActivity('activities.fund', lantern, {
    hero: heroes.fund,
    claimableQuery: claimableQuery('getLoginPayUser3', ({ ownList }) =>
      claimableCount(ownList.map(({ loginPayDataJson }) => loginPayDataJson)),
    ),
    claims: ['receiveLoginPay3'],
  }),
  [ActivityType.ladderRecharge]: createActivity('activities.ladder', coin),
  [ActivityType.inviteSpin]: createActivity('activities.spin', star, {
    hero: heroes.inviteSpin,
    claimableQuery: claimableQuery(
      'actInviteUser',
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
    claimableQuery: claimableQuery('getBonusTickers', ({ bonusTickers }) => claimableCount(bonusTickers)),
    claims: ['receiveBonusTicker'],
    rule: 'dayBonus',
  }),
  [ActivityType.notice]: createActivity('activities.notice', gift),
  [ActivityType.agent]: createActivity('activities.agent', truck, {
    hero: heroes.agent,
    claimableQuery: claimableQuery('agentData', ({ agentData }) => (agentData.availableIncome > 0 ? 1 : 0)),
    claims: ['agent3Exchange'],
    rule: 'agent',
  }),
  [ActivityType.accumulatedRecharge]: createActivity('activities.accumulated', gullak, {
    hero: heroes.accumulatedRecharge,
    claimableQuery: claimableQuery('rechargeBonusCollection6', ({ rechargeBonusCollection6 }) =>
      claimableCount(rechargeBonusCollection6.steps),
    ),
    claims: ['receiverRechargeBonusCollection6'],
  }),
  [ActivityType.outLink]: createActivity('activities.outLink', gift),
  [ActivityType.supply]: createActivity('activities.supply', chai, {
    hero: heroes.supply,
    claimableQuery: claimableQuery('getActivityIds', ({ isBankrupt }) => (isBankrupt ? 1 : 0)),
    claims: ['bankruptBonus'],
    rule: 'supply',
  }),
  [ActivityType.agentCount]: createActivity('activities.agentCount', truck, {
    hero: heroes.agentCount,
    claimableQuery: claimableQuery(
      'agent4Data',
      ({ agent4Data: { scratchCount, lotteryCount, steps } }) =>
        scratchCount + lotteryCount + claimableCount(steps),
    ),
    claims: ['agent4Scratch', 'agent4Lottery', 'agent4Award'],
    rule: 'agent',
  }),
  [ActivityType.weekendLottery]: createActivity('activities.weekend', mela, {
    hero: heroes.weekendLottery,
    claimableQuery: claimableQuery(
      'weekendLotteryUser',
      ({ weekendLotteryUser }) => weekendLotteryUser.drawCount,
    ),
    claims: ['weekendLotteryUserDraw'],
  }),
  [ActivityType.festival]: createActivity('activities.festival', dhol, {
    hero: heroes.festival,
    claimableQuery: claimableQuery('appFestivalUser', ({ appFestivalUser }) =>
      claimableCount(appFestivalUser.steps),
    ),
    claims: ['appFestivalUserReceive'],
  }),
  [ActivityType.freeSign]: createActivity('activities.freeSign', kite, {
    hero: heroes.freeSign,
    claimableQuery: claimableQuery('appFreeSignUser', ({ appFreeSignUser }) =>
      claimableCount([appFreeSignUser]),
    ),
    claims: ['appFreeSignUserReceive'],
  }),
  [ActivityType.christmas]: createActivity('activities.christmas', fir, {
    hero: heroes.christmas,
    claimableQuery: claimableQuery('appChristmasUser', ({ appChristmasUser }) =>
      christmasCount(appChristmasUser),
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
    claimableQuery: claimableQuery('appNewYearUser', ({ appNewYearUser: { tasks, extra } }) =>
      claimableCount([...tasks, extra]),
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
    claimableQuery: claimableQuery('appRechargeBonusCollection9', ({ appRechargeBonusCollection9 }) =>
      claimableCount([appRechargeBonusCollection9]),
    ),
    claims: ['appRechargeBonusCollection9Receive'],
  }),
  [ActivityType.inviteFriend]: createActivity('activities.inviteFriend', truck, {
    hero: heroes.inviteFriend,
    claimableQuery: claimableQuery('appInviteBonus1User', ({ appInviteBonus1User }) =>
      claimableCount([appInviteBonus1User]),
    ),
    claims: ['appInviteBonus1UserReceive'],
  }),
  [ActivityType.agent5]: createActivity('activities.agent5', handshake, {
    hero: heroes.agent5,
    claimableQuery: claimableQuery('appAgent5User', ({ appAgent5User: { itemStatus, steps } }) =>
      claimableCount([{ itemStatus }, ...steps]),
    ),
    claims: ['appAgent5UserReceive', 'appAgent5UserInviteValidReceive'],
    rule: 'agent5',
  }),
  [ActivityType.tasks]: createActivity('activities.tasks', bullseye, {
    hero: heroes.tasks,
    claimableQuery: claimableQuery('getTaskUser', readyTasks),
    claims: ['receiveTaskAward'],
  }),
  [ActivityType.continuousRecharge]: createActivity('activities.continuous', gullak, {
    hero: heroes.continuousRecharge,
    claimableQuery: claimableQuery(
      'rechargeBonusCollection8',
      ({ rechargeBonusCollection8: { steps, extra } }) => claimableCount([...steps, extra]),
    ),
    claims: ['receiverRechargeBonusCollection8', 'receiverRechargeBonusCollection8Extra'],
  }),
};

/** The row of a number of the server; null for an unknown one. */
export function getActivity(type: number): Activity | null {
  return isActivityNumber(type) ? activities[type] : null;
}
