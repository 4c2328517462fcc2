import type { Data, Path } from '@tara/sdk';
import { ActivityType, formatCoins, formatCoinsShort } from '@tara/sdk/rules';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { t } from '#messages/rewards.ts';

/** What a card says of an activity beside its name, by the answer of its reading. */
type Fact = (answer: unknown) => string;

function fact<P extends Path>(_path: P, say: (answer: Data<P>) => string): Fact {
  // The path is that of the registry's row; here it gives the answer its type.
  return (answer) => say(answer as Data<P>);
}

/** How an activity stands for the player, in a few words from its answer. */
export const facts: { readonly [Type in ActivityNumber]?: Fact } = {
  [ActivityType.vip]: fact('/app/v1/vipRebateUser', ({ vipRebateUser: { rate } }) =>
    t('rewards.back', { rate: String(rate / 100) }),
  ),
  [ActivityType.signUpBonus]: fact('/app/v1/loginBonus3User', ({ loginBonus3User: { day, rewards } }) =>
    t('rewards.day', { day, of: rewards.length }),
  ),
  [ActivityType.freeSign]: fact('/app/v1/appFreeSignUser', ({ appFreeSignUser: { day, rewards } }) =>
    t('rewards.day', { day, of: rewards.length }),
  ),
  [ActivityType.inviteSpin]: fact('/app/v1/actInviteUser', ({ actInviteUser: { amount, targetAmount } }) =>
    t('rewards.of', { amount: formatCoins(amount), target: formatCoinsShort(targetAmount) }),
  ),
  [ActivityType.accumulatedRecharge]: fact(
    '/app/v1/rechargeBonusCollection6',
    ({ rechargeBonusCollection6: { totalRecharge, steps } }) => {
      const next = steps.find(({ target }) => target > totalRecharge);
      return next
        ? t('rewards.of', { amount: formatCoinsShort(totalRecharge), target: formatCoinsShort(next.target) })
        : t('rewards.full');
    },
  ),
  [ActivityType.festival]: fact('/app/v1/appFestivalUser', ({ appFestivalUser: { totalRecharge } }) =>
    t('rewards.deposited', { amount: formatCoinsShort(totalRecharge) }),
  ),
  [ActivityType.agent]: fact('/app/v1/agentData', ({ agentData: { inviteCount } }) =>
    t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.agentCount]: fact('/app/v1/agent4Data', ({ agent4Data: { inviteCount } }) =>
    t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.agent5]: fact('/app/v1/appAgent5User', ({ appAgent5User: { inviteCount } }) =>
    t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.inviteFriend]: fact(
    '/app/v1/appInviteBonus1User',
    ({ appInviteBonus1User: { inviteCount } }) => t('rewards.friends', { count: inviteCount }),
  ),
  [ActivityType.continuousRecharge]: fact(
    '/app/v1/rechargeBonusCollection8',
    ({ rechargeBonusCollection8: { dayCount } }) => t('rewards.row', { count: dayCount }),
  ),
};
