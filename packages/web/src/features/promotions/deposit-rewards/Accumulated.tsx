import { ActivityType, formatCoins, formatCoinsShort, getTurnover } from '@tara/sdk/rules';
import pot from '#assets/objects/wrapped-gift.webp';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { readySteps, stepViews } from '#shared/reward-steps/steps.ts';
import { StepPath } from '#shared/reward-steps/StepPath.tsx';
import { StepRows } from '#shared/reward-steps/StepRows.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/deposit-rewards.ts';
import { Section } from '#ui/section/Section.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { DepositLink } from './DepositLink.tsx';
import type { DepositTabs } from './deposit-tabs.ts';

const READ = 'rechargeBonusCollection6';

/** Total deposits (activity 28): a reward at each goal. */
export function Accumulated({ tabs }: { tabs: DepositTabs }) {
  const props = usePropConfig();
  const query = useActivity(READ, ({ rechargeBonusCollection6 }) => rechargeBonusCollection6);
  const claims = useRewardClaims('receiverRechargeBonusCollection6', 'awardId');
  const state = query.data;
  const steps = stepViews(state?.steps ?? [], props);
  return (
    <ActivityPage
      type={ActivityType.accumulatedRecharge}
      query={query}
      claims={[claims]}
      receipt={{ object: pot }}
      renderContent={(content) => (
        <Tabs {...tabs} on="page">
          {content}
        </Tabs>
      )}
      turnover={getTurnover(state?.steps.flatMap(({ propList }) => propList))}
      footer={state && <ClaimBar claims={claims} ready={readySteps(steps)} other={<DepositLink />} />}
    >
      {({ totalRecharge }, heading) => (
        <Section title={t('deposits.sofar')} headingRef={heading} count={formatCoins(totalRecharge)}>
          <StepPath
            label={t('deposits.path', { amount: formatCoins(totalRecharge) })}
            steps={steps}
            have={totalRecharge}
            targetText={formatCoinsShort}
          />
          <StepRows
            label={t('deposits.steps')}
            steps={steps}
            claims={claims}
            asks={({ target }) => t('deposits.asks', { amount: formatCoins(target) })}
            missing={({ target }) => t('deposits.missing', { amount: formatCoins(target - totalRecharge) })}
          />
        </Section>
      )}
    </ActivityPage>
  );
}
