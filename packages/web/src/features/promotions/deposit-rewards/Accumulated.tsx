import { ActivityType, formatCoins, formatCoinsShort, turnoverOf } from '@tara/sdk/rules';
import pot from '#assets/objects/wrapped-gift.webp';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { ActivityScreen } from '#shared/activities/ActivityScreen.tsx';
import { ActivityStates } from '#shared/activities/ActivityStates.tsx';
import { mapActivityQuery, useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { receiptOf } from '#shared/claims/receipt-of.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { readySteps, stepViews } from '#shared/reward-steps/steps.ts';
import { StepPath } from '#shared/reward-steps/StepPath.tsx';
import { StepRows } from '#shared/reward-steps/StepRows.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/deposit-rewards.ts';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { Section } from '#ui/section/Section.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { DepositLink } from './DepositLink.tsx';
import type { DepositTabs } from './deposit-tabs.ts';

const READ = '/app/v1/rechargeBonusCollection6';

/** Total deposits (activity 28): a reward at each goal. */
export function Accumulated({ tabs }: { tabs: DepositTabs }) {
  const props = usePropConfig();
  const reading = mapActivityQuery(
    useActivity(READ),
    ({ rechargeBonusCollection6 }) => rechargeBonusCollection6,
  );
  const claims = useRewardClaims('/app/v1/receiverRechargeBonusCollection6', 'awardId', READ);
  const heading = useFocusWhenClosed(claims.received.length > 0);
  const state = reading.state.kind === 'open' ? reading.state.data : undefined;
  const steps = stepViews(state?.steps ?? [], props);
  return (
    <ActivityScreen
      type={ActivityType.accumulatedRecharge}
      receipt={{ ...receiptOf(claims), object: pot }}
      turnover={turnoverOf(state?.steps.flatMap(({ propList }) => propList))}
      footer={state && <ClaimBar claims={claims} ready={readySteps(steps)} other={<DepositLink />} />}
    >
      <PlayerData>
        {() => (
          <Tabs {...tabs} on="page">
            <ActivityStates reading={reading}>
              {({ totalRecharge }) => (
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
                    missing={({ target }) =>
                      t('deposits.missing', { amount: formatCoins(target - totalRecharge) })
                    }
                  />
                </Section>
              )}
            </ActivityStates>
          </Tabs>
        )}
      </PlayerData>
    </ActivityScreen>
  );
}
