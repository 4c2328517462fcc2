import { ActivityType, TASK_CLICK_ACTION } from '@tara/sdk/rules';
import { href } from '#routing/layout.ts';
import type { RouteName } from '#routing/route-map.ts';

/** Routes of the activity types (docs/decisions/0006). Out link has none of its own, red packet has no page. */
const routes: Readonly<
  Record<
    number,
    Exclude<RouteName, 'wallets' | 'noticeDetail' | 'rewardDetail' | 'withdrawal' | 'rule' | 'agree'>
  >
> = {
  [ActivityType.bind]: 'bind',
  [ActivityType.vip]: 'vipRebate',
  [ActivityType.signUpBonus]: 'sign',
  [ActivityType.fund]: 'signPay',
  [ActivityType.inviteSpin]: 'spin',
  [ActivityType.followRewards]: 'follow',
  [ActivityType.freeLoginBonus]: 'cashBonus',
  [ActivityType.notice]: 'notice',
  [ActivityType.agent]: 'agent',
  [ActivityType.accumulatedRecharge]: 'depositEvery',
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
  [TASK_CLICK_ACTION]: 'task',
};

/** Where an activity leads, or null where it has no page. */
export function activityHref(type: number): string | null {
  if (type === ActivityType.ladderRecharge) return href('wallets', { id: 'deposit' });
  const name = routes[type];
  return name ? href(name) : null;
}
