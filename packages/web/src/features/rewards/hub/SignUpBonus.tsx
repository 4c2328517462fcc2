import type { Data } from '@tara/sdk';
import { ActivityType, ItemStatus, toReward } from '@tara/sdk/rules';
import { ActivityHero } from '#shared/activities/ActivityHero.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/rewards.ts';
import { activityHref } from '#routing/activity-routes.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';

/** The sign-up bonus, apart from the list of activities (spec 5): the current day, and a link. */
export function SignUpBonus({ state }: { state: Data<'loginBonus3User'>['loginBonus3User'] | undefined }) {
  const props = usePropConfig();
  const today = state?.rewards.find(({ day }) => day === state.day);
  const ready = state?.itemStatus === ItemStatus.claimable && today !== undefined;
  return (
    <div className="min-width-0">
      <ActivityHero
        type={ActivityType.signUpBonus}
        {...(ready && { lead: t('rewards.dayIsYours', { day: state.day }) })}
        terms={ready ? rewardLine(today.propList.map((item) => toReward(item, props))) : undefined}
        clock={
          <LinkButton to={activityHref(ActivityType.signUpBonus) ?? href('home')}>
            {t('rewards.toDays')}
          </LinkButton>
        }
      />
    </div>
  );
}
