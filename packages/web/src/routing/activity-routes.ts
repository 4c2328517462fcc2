import { ActivityType, TASK_CLICK_ACTION } from '@tara/sdk/rules';
import { href } from '#routing/layout.ts';
import type { RouteName } from '#routing/route-map.ts';

/** A route without parameters. */
type PlainRoute = Exclude<
  RouteName,
  'wallets' | 'noticeDetail' | 'rewardDetail' | 'withdrawal' | 'rule' | 'agree'
>;

/**
 * The routes of the activities (docs/decisions/0006): the part of the registry that the first view needs. An external
 * link has no route, a red packet no page; the ladder recharge is the deposit.
 */
export const activityRoutes = {
  [ActivityType.bind]: 'bind',
  [ActivityType.vip]: 'vipRebate',
  [ActivityType.signUpBonus]: 'sign',
  [ActivityType.fund]: 'signPay',
  [ActivityType.ladderRecharge]: 'deposit',
  [ActivityType.inviteSpin]: 'spin',
  [ActivityType.followRewards]: 'follow',
  [ActivityType.redPacket]: null,
  [ActivityType.freeLoginBonus]: 'cashBonus',
  [ActivityType.notice]: 'notice',
  [ActivityType.agent]: 'agent',
  [ActivityType.accumulatedRecharge]: 'depositEvery',
  [ActivityType.outLink]: null,
  [ActivityType.supply]: 'supply',
  [ActivityType.agentCount]: 'agentCount',
  [ActivityType.weekendLottery]: 'weekendLottery',
  [ActivityType.festival]: 'festival',
  [ActivityType.freeSign]: 'freeSign',
  [ActivityType.christmas]: 'christmas',
  [ActivityType.newYear]: 'newYear',
  [ActivityType.firstCharge]: 'firstCharge',
  [ActivityType.inviteFriend]: 'inviteFriends',
  [ActivityType.agent5]: 'agent5',
  [ActivityType.tasks]: 'task',
  [ActivityType.continuousRecharge]: 'depositEvery',
} as const satisfies Record<(typeof ActivityType)[keyof typeof ActivityType], PlainRoute | 'deposit' | null>;

/** The number of an activity (spec 3). */
export type ActivityNumber = keyof typeof activityRoutes;

/** Whether a number of the server or the configuration is an activity. */
export function isActivityNumber(type: number): type is ActivityNumber {
  return type in activityRoutes;
}

/** The address of an activity in this layout; null if it has no page. */
export function activityHref(type: number): string | null {
  if (type === TASK_CLICK_ACTION) return href('task');
  const route = isActivityNumber(type) ? activityRoutes[type] : null;
  if (route === 'deposit') return href('wallets', { id: 'deposit' });
  return route && href(route);
}
