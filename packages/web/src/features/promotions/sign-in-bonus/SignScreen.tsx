import { ActivityType, ItemStatus, signUpBonusReceived } from '@tara/sdk/rules';
import { useActivity } from '#shared/activities/use-activity.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { t } from '#messages/sign-in-bonus.ts';
import { SignPage } from './SignPage.tsx';

const READ = 'loginBonus3User';

/** The sign-up bonus (activity 15): a reward on each of the player's first days. */
export default function SignScreen() {
  const query = useActivity(READ, ({ loginBonus3User }) => loginBonus3User);
  const state = query.data;
  const claims = useRewardClaims('loginBonus3UserReceive', 'day');
  const days = state?.days.filter((day) => day > 0).length ?? 0;
  const all = signUpBonusReceived(state?.days);
  return (
    <SignPage
      type={ActivityType.signUpBonus}
      query={query}
      claims={claims}
      claimId={({ day }) => day}
      counted={({ rewards }) => t('sign.counted', { count: days, of: rewards.length })}
      idle={({ itemStatus, day }) => {
        if (all) return t('sign.all');
        return itemStatus === ItemStatus.open ? t('sign.topUp') : t('sign.tomorrow', { day: day + 1 });
      }}
    />
  );
}
