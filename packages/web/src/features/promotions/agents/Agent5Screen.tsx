import { ActivityType, getTurnover } from '@tara/sdk/rules';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { InviteButton } from '#shared/invite-link/InviteButton.tsx';
import { InviteLink } from '#shared/invite-link/InviteLink.tsx';
import { StepPath } from '#shared/reward-steps/StepPath.tsx';
import { StepRows } from '#shared/reward-steps/StepRows.tsx';
import { stepViews } from '#shared/reward-steps/steps.ts';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/agents.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { Figures } from './Figures.tsx';
import { incomeReady } from './incomes.ts';

const IncomeLog = lazyPart(() => import('./IncomeLog.tsx'));

const READ = 'appAgent5User';

/** The partner programme (activity 41): income from deposits and bets of friends, and rewards for valid friends. */
export default function Agent5Screen() {
  const props = usePropConfig();
  const query = useActivity(READ, ({ appAgent5User }) => appAgent5User);
  const claims = useRewardClaims('appAgent5UserReceive', null);
  const stepClaims = useRewardClaims('appAgent5UserInviteValidReceive', 'awardId');
  const state = query.data;
  const steps = stepViews(state?.steps ?? [], props);
  const ready = incomeReady(SINGLE_CLAIM_ID, state?.amount ?? 0);
  return (
    <ActivityPage
      type={ActivityType.agent5}
      query={query}
      claims={[claims, stepClaims]}
      turnover={Math.max(state?.betRate ?? 0, getTurnover(state?.steps.flatMap(({ propList }) => propList)))}
      footer={
        state && (
          <ClaimBar
            claims={claims}
            verb={t('agents.collect')}
            ready={ready}
            idle={t('agents.nothingYet')}
            other={<InviteButton variant={ready.length > 0 ? 'night' : 'gold'} />}
          />
        )
      }
    >
      {({ inviteCount, inviteValidCount, amount }, heading) => (
        <div className="stack gap-6">
          <Section title={t('agents.yourIncome')} headingRef={heading}>
            <Figures
              label={t('agents.toCollect')}
              amount={amount}
              numbers={[
                { label: t('agents.friends'), value: inviteCount },
                { label: t('agents.valid'), value: inviteValidCount },
                { label: t('agents.notYet'), value: Math.max(0, inviteCount - inviteValidCount) },
              ]}
            />
            <p className="flex align-start gap-2 margin-top-3 type-note color-muted">
              <Icon name="info" size={18} className="color-teal" />
              {t('agents.validMeans')}
            </p>
          </Section>
          <Section title={t('agents.validFriends')}>
            <StepPath
              label={t('agents.validPath', { count: inviteValidCount })}
              steps={steps}
              have={inviteValidCount}
              targetText={(target) => t('agents.validTarget', { count: target })}
            />
            <StepRows
              label={t('agents.validSteps')}
              steps={steps}
              claims={stepClaims}
              pressHere
              asks={({ target }) => t('agents.asksValid', { count: target })}
              missing={({ target }) => t('agents.missing', { count: target - inviteValidCount })}
            />
          </Section>
          <InviteLink />
          <Section title={t('agents.income')}>
            <SilentBoundary>
              <IncomeLog />
            </SilentBoundary>
          </Section>
        </div>
      )}
    </ActivityPage>
  );
}
