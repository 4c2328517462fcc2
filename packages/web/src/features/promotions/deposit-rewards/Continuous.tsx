import { ActivityType, getTurnover } from '@tara/sdk/rules';
import pot from '#assets/objects/wrapped-gift.webp';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { extraView, readySteps, stepViews } from '#shared/reward-steps/steps.ts';
import { StepPath } from '#shared/reward-steps/StepPath.tsx';
import { StepRows } from '#shared/reward-steps/StepRows.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/deposit-rewards.ts';
import { Section } from '#ui/section/Section.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { DepositLink } from './DepositLink.tsx';
import type { DepositTabs } from './deposit-tabs.ts';

const READ = 'rechargeBonusCollection8';

/** Deposit streak (activity 43): a reward for each day, and one for all days. */
export function Continuous({ tabs }: { tabs: DepositTabs }) {
  const props = usePropConfig();
  const query = useActivity(READ, ({ rechargeBonusCollection8 }) => rechargeBonusCollection8);
  const claims = useRewardClaims('receiverRechargeBonusCollection8', 'awardId');
  const extraClaims = useRewardClaims('receiverRechargeBonusCollection8Extra', null);
  const state = query.data;
  const steps = stepViews(state?.steps ?? [], props);
  const extra = state && extraView(state.extra, props, SINGLE_CLAIM_ID);
  const ready = readySteps(steps);
  return (
    <ActivityPage
      type={ActivityType.continuousRecharge}
      query={query}
      claims={[claims, extraClaims]}
      receipt={{ object: pot }}
      renderContent={(content) => (
        <Tabs {...tabs} on="page">
          {content}
        </Tabs>
      )}
      turnover={getTurnover(state?.steps.flatMap(({ propList }) => propList))}
      footer={state && <ClaimBar claims={claims} ready={ready} other={<DepositLink />} />}
    >
      {({ dayCount }, heading) => (
        <Section
          title={t('deposits.days')}
          headingRef={heading}
          count={t('deposits.dayCount', { count: dayCount })}
        >
          <StepPath
            label={t('deposits.dayPath', { count: dayCount })}
            steps={steps}
            have={dayCount}
            targetText={(day) => t('deposits.day', { day })}
          />
          <StepRows
            label={t('deposits.daySteps')}
            steps={steps}
            claims={claims}
            asks={({ target }) => t('deposits.asksDays', { count: target })}
            missing={({ target }) => t('deposits.missingDays', { count: target - dayCount })}
          />
          {extra && (
            <StepRows
              label={t('deposits.extra')}
              steps={[extra]}
              claims={extraClaims}
              pressHere
              asks={({ target }) => t('deposits.asksAll', { count: target })}
              missing={({ target }) => t('deposits.missingDays', { count: target - dayCount })}
            />
          )}
        </Section>
      )}
    </ActivityPage>
  );
}
