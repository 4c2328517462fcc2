import type { Data, Path } from '@tara/sdk';
import { ActivityType, formatCoins, formatCoinsShort, formatPercent } from '@tara/sdk/rules';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { t } from '#messages/rewards.ts';

/** Returns a short text from the answer of an activity. */
type SummaryOf = (answer: unknown) => string;

function summary<P extends Path>(_path: P, say: (answer: Data<P>) => string): SummaryOf {
  // The path must equal the path of the registry's row; here it types the answer.
  return (answer) => say(answer as Data<P>);
}

/** Short texts about the state of an activity for the player, by type. */
export const activitySummaries: { readonly [Type in ActivityNumber]?: SummaryOf } = {
  [ActivityType.vip]: summary('/app/v1/vipRebateUser', ({ vipRebateUser: { rate } }) =>
    rate > 0 ? t('rewards.back', { rate: formatPercent(rate) }) : t('rewards.backNone'),
  ),
  [ActivityType.signUpBonus]: summary('/app/v1/loginBonus3User', ({ loginBonus3User: { day, rewards } }) =>
    t('rewards.day', { day, of: rewards.length }),
  ),
  [ActivityType.freeSign]: summary('/app/v1/appFreeSignUser', ({ appFreeSignUser: { day, rewards } }) =>
    t('rewards.day', { day, of: rewards.length }),
  ),
  [ActivityType.inviteSpin]: summary('/app/v1/actInviteUser', ({ actInviteUser: { amount, targetAmount } }) =>
    t('rewards.of', { amount: formatCoins(amount), target: formatCoinsShort(targetAmount) }),
  ),
  [ActivityType.accumulatedRecharge]: summary(
    '/app/v1/rechargeBonusCollection6',
    ({ rechargeBonusCollection6: { totalRecharge, steps } }) => {
      const next = steps.find(({ target }) => target > totalRecharge);
      return next
        ? t('rewards.of', { amount: formatCoinsShort(totalRecharge), target: formatCoinsShort(next.target) })
        : t('rewards.full');
    },
  ),
  [ActivityType.festival]: summary('/app/v1/appFestivalUser', ({ appFestivalUser: { totalRecharge } }) =>
    t('rewards.deposited', { amount: formatCoinsShort(totalRecharge) }),
  ),
  [ActivityType.agent]: summary('/app/v1/agentData', ({ agentData: { inviteCount } }) =>
    t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.agentCount]: summary('/app/v1/agent4Data', ({ agent4Data: { inviteCount } }) =>
    t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.agent5]: summary('/app/v1/appAgent5User', ({ appAgent5User: { inviteCount } }) =>
    t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.inviteFriend]: summary(
    '/app/v1/appInviteBonus1User',
    ({ appInviteBonus1User: { inviteCount } }) => t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.continuousRecharge]: summary(
    '/app/v1/rechargeBonusCollection8',
    ({ rechargeBonusCollection8: { dayCount } }) => t('rewards.row', { count: dayCount }),
  ),
};
