import {
  ActivityType,
  claimableItems,
  formatCoins,
  formatCoinsShort,
  rewardOf,
  turnoverOf,
} from '@tara/sdk/rules';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { ActivityScreen } from '#shared/activities/ActivityScreen.tsx';
import { ActivityStates } from '#shared/activities/ActivityStates.tsx';
import { mapActivityQuery, useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { receiptOf } from '#shared/claims/receipt-of.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { StepPath } from '#shared/reward-steps/StepPath.tsx';
import { StepRows } from '#shared/reward-steps/StepRows.tsx';
import { stepViews } from '#shared/reward-steps/steps.ts';
import { useSeason } from '#shared/seasons/use-season.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/festival.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { Section } from '#ui/section/Section.tsx';

const READ = '/app/v1/appFestivalUser';

/** The festival (activity 35): deposits add up, and each goal gives its reward once. */
export default function FestivalScreen() {
  const props = usePropConfig();
  const reading = mapActivityQuery(useActivity(READ), ({ appFestivalUser }) => appFestivalUser);
  const claims = useRewardClaims('/app/v1/appFestivalUserReceive', 'propId', READ);
  const heading = useFocusWhenClosed(claims.received.length > 0);
  const { state, clock, closedTitle } = useSeason(reading);
  const steps = stepViews(state?.steps ?? [], props);
  // Each item of the current step is claimed separately.
  const step = state?.steps.find(({ awardId }) => awardId === state.awardId);
  const items = state && step ? claimableItems(state.itemStatus, step.propList, state.propReceiveList) : [];
  return (
    <ActivityScreen
      type={ActivityType.festival}
      receipt={receiptOf(claims)}
      turnover={turnoverOf(state?.steps.flatMap(({ propList }) => propList))}
      clock={clock}
      footer={
        state && (
          <ClaimBar
            claims={claims}
            ready={items.map((item) => ({ id: item.id, rewards: [rewardOf(item, props)] }))}
            other={
              <LinkButton wide to={href('wallets', { id: 'deposit' })}>
                {t('festival.deposit')}
              </LinkButton>
            }
          />
        )
      }
    >
      <PlayerData>
        {() => (
          <ActivityStates reading={reading} closedTitle={closedTitle}>
            {({ totalRecharge }) => (
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
                  missing={({ target }) =>
                    t('festival.missing', { amount: formatCoins(target - totalRecharge) })
                  }
                />
              </Section>
            )}
          </ActivityStates>
        )}
      </PlayerData>
    </ActivityScreen>
  );
}
