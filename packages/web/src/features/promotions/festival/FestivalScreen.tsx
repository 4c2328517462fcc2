import {
  ActivityType,
  claimableItems,
  formatCoins,
  formatCoinsShort,
  toReward,
  getTurnover,
} from '@tara/sdk/rules';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { StepPath } from '#shared/reward-steps/StepPath.tsx';
import { StepRows } from '#shared/reward-steps/StepRows.tsx';
import { stepViews } from '#shared/reward-steps/steps.ts';
import { useSeason } from '#shared/seasons/use-season.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/festival.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Section } from '#ui/section/Section.tsx';

const READ = 'appFestivalUser';

/** The festival (activity 35): deposits add up, and each goal gives its reward once. */
export default function FestivalScreen() {
  const props = usePropConfig();
  const query = useActivity(READ, ({ appFestivalUser }) => appFestivalUser);
  const claims = useRewardClaims('appFestivalUserReceive', 'propId');
  const { state, clock, closedTitle } = useSeason(query);
  const steps = stepViews(state?.steps ?? [], props);
  // Each item of the current step is claimed separately.
  const step = state?.steps.find(({ awardId }) => awardId === state.awardId);
  const items = state && step ? claimableItems(state.itemStatus, step.propList, state.propReceiveList) : [];
  return (
    <ActivityPage
      type={ActivityType.festival}
      query={query}
      claims={[claims]}
      turnover={getTurnover(state?.steps.flatMap(({ propList }) => propList))}
      clock={clock}
      closedTitle={closedTitle}
      footer={
        state && (
          <ClaimBar
            claims={claims}
            ready={items.map((item) => ({ id: item.id, rewards: [toReward(item, props)] }))}
            other={
              <LinkButton wide to={href('wallets', { id: 'deposit' })}>
                {t('festival.deposit')}
              </LinkButton>
            }
          />
        )
      }
    >
      {({ totalRecharge }, heading) => (
        <Section title={t('festival.sofar')} headingRef={heading} count={formatCoins(totalRecharge)}>
          <StepPath
            label={t('festival.path', { amount: formatCoins(totalRecharge) })}
            steps={steps}
            have={totalRecharge}
            targetText={formatCoinsShort}
          />
          <StepRows
            label={t('festival.steps')}
            steps={steps}
            claims={claims}
            atFoot
            asks={({ target }) => t('festival.asks', { amount: formatCoins(target) })}
            missing={({ target }) => t('festival.missing', { amount: formatCoins(target - totalRecharge) })}
          />
        </Section>
      )}
    </ActivityPage>
  );
}
