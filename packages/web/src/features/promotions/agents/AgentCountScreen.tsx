import { ActivityType, getTurnover } from '@tara/sdk/rules';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { InviteButton } from '#shared/invite-link/InviteButton.tsx';
import { InviteLink } from '#shared/invite-link/InviteLink.tsx';
import { readySteps, stepViews } from '#shared/reward-steps/steps.ts';
import { StepPath } from '#shared/reward-steps/StepPath.tsx';
import { StepRows } from '#shared/reward-steps/StepRows.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/agent-count.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Section } from '#ui/section/Section.tsx';

const ScratchCards = lazyPart(() => import('./ScratchCards.tsx'));
const Lottery = lazyPart(() => import('./Lottery.tsx'));
const ProxyTasks = lazyPart(() => import('./ProxyTasks.tsx'));
const InvitedPlayers = lazyPart(() => import('./InvitedPlayers.tsx'));

const READ = 'agent4Data';

/** The agent-count programme (activity 31): valid friends bring cards, draws and a reward at each goal. */
export default function AgentCountScreen() {
  const props = usePropConfig();
  const query = useActivity(READ, ({ agent4Data }) => agent4Data);
  const claims = useRewardClaims('agent4Award', 'awardId');
  const state = query.data;
  const steps = stepViews(state?.steps ?? [], props);
  const ready = readySteps(steps);
  return (
    <ActivityPage
      type={ActivityType.agentCount}
      query={query}
      claims={[claims]}
      turnover={getTurnover(state?.steps.flatMap(({ propList }) => propList))}
      footer={
        state && (
          <ClaimBar
            claims={claims}
            ready={ready}
            other={<InviteButton variant={ready.length > 0 ? 'night' : 'gold'} />}
          />
        )
      }
    >
      {({ inviteCount, scratchCount, lotteryCount, prizes }, heading) => (
        <div className="stack gap-6">
          <Section title={t('count.friends', { count: inviteCount })} headingRef={heading}>
            <StepPath
              label={t('count.path', { count: inviteCount })}
              steps={steps}
              have={inviteCount}
              targetText={(target) => t('count.target', { count: target })}
            />
            <StepRows
              label={t('count.steps')}
              steps={steps}
              claims={claims}
              asks={({ target }) => t('count.asks', { count: target })}
              missing={({ target }) => t('count.missing', { count: target - inviteCount })}
            />
          </Section>
          <SilentBoundary>
            <ScratchCards left={scratchCount} />
            <Lottery left={lotteryCount} prizes={prizes} />
            <ProxyTasks />
          </SilentBoundary>
          <InviteLink />
          <SilentBoundary>
            <InvitedPlayers />
          </SilentBoundary>
        </div>
      )}
    </ActivityPage>
  );
}
