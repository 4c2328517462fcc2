import type { Data, Operation } from '@tara/sdk';
import { ActivityType, formatCoins, formatCoinsShort, formatPercent } from '@tara/sdk/rules';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { t } from '#messages/rewards.ts';

/** The state of an activity for the player. */
export interface ActivitySummary {
  type: ActivityNumber;
  /** The number of claims. */
  claims: number;
  /** The number of claims, draws, spins and boxes. */
  claimable: number;
  /** A short text; null if unknown. */
  summary: string | null;
  endsAt: number | undefined;
}

/** Returns a short text from the answer of an activity. */
type SummaryOf = (answer: unknown) => string;

function summary<Op extends Operation>(_operation: Op, say: (answer: Data<Op>) => string): SummaryOf {
  // The operation must equal the operation of the registry's row; here it types the answer.
  return (answer) => say(answer as Data<Op>);
}

/** Short texts about the state of an activity for the player, by type. */
export const activitySummaries: { readonly [Type in ActivityNumber]?: SummaryOf } = {
  [ActivityType.vip]: summary('vipRebateUser', ({ vipRebateUser: { rate } }) =>
    rate > 0 ? t('rewards.back', { rate: formatPercent(rate) }) : t('rewards.backNone'),
  ),
  [ActivityType.signUpBonus]: summary('loginBonus3User', ({ loginBonus3User: { day, rewards } }) =>
    t('rewards.day', { day, of: rewards.length }),
  ),
  [ActivityType.freeSign]: summary('appFreeSignUser', ({ appFreeSignUser: { day, rewards } }) =>
    t('rewards.day', { day, of: rewards.length }),
  ),
  [ActivityType.inviteSpin]: summary('actInviteUser', ({ actInviteUser: { amount, targetAmount } }) =>
    t('rewards.of', { amount: formatCoins(amount), target: formatCoinsShort(targetAmount) }),
  ),
  [ActivityType.accumulatedRecharge]: summary(
    'rechargeBonusCollection6',
    ({ rechargeBonusCollection6: { totalRecharge, steps } }) => {
      const next = steps.find(({ target }) => target > totalRecharge);
      return next
        ? t('rewards.of', { amount: formatCoinsShort(totalRecharge), target: formatCoinsShort(next.target) })
        : t('rewards.full');
    },
  ),
  [ActivityType.festival]: summary('appFestivalUser', ({ appFestivalUser: { totalRecharge } }) =>
    t('rewards.deposited', { amount: formatCoinsShort(totalRecharge) }),
  ),
  [ActivityType.agent]: summary('agentData', ({ agentData: { inviteCount } }) =>
    t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.agentCount]: summary('agent4Data', ({ agent4Data: { inviteCount } }) =>
    t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.agent5]: summary('appAgent5User', ({ appAgent5User: { inviteCount } }) =>
    t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.inviteFriend]: summary('appInviteBonus1User', ({ appInviteBonus1User: { inviteCount } }) =>
    t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.continuousRecharge]: summary(
    'rechargeBonusCollection8',
    ({ rechargeBonusCollection8: { dayCount } }) => t('rewards.row', { count: dayCount }),
  ),
};
