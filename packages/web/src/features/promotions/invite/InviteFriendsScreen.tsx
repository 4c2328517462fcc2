import { ActivityType, claimButton, inviteProgress, toReward, getTurnover } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { InviteButton } from '#shared/invite-link/InviteButton.tsx';
import { InviteLink } from '#shared/invite-link/InviteLink.tsx';
import { StepPath } from '#shared/reward-steps/StepPath.tsx';
import { StepRows } from '#shared/reward-steps/StepRows.tsx';
import { stepViews } from '#shared/reward-steps/steps.ts';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/invite.ts';
import { Button } from '#ui/button/Button.tsx';
import { Section } from '#ui/section/Section.tsx';
import { inviteSteps } from './invite-steps.ts';

const READ = 'appInviteBonus1User';

/** The progress to a number of friends, both including the player (spec 9): "4 / 6". */
function progressText(invited: number, target: number): string {
  return t('invite.of', inviteProgress(Math.min(invited, target), target));
}

/** Inviting friends (activity 40): a reward for each number of friends. */
export default function InviteFriendsScreen() {
  const web = useConfig()?.web;
  const props = usePropConfig();
  const query = useActivity(READ, ({ appInviteBonus1User }) => appInviteBonus1User);
  const claims = useRewardClaims('appInviteBonus1UserReceive', 'propId');
  const state = query.data;
  const configs = state ? inviteSteps(web?.appInviteBonus1ConfigList ?? [], state) : [];
  const steps = stepViews(configs, props);
  const button = state && claimButton(state.itemStatus, 'invite');
  const receives = button?.action === 'receive';
  // Each item of the current step is claimed separately.
  const step = configs.find(({ awardId }) => awardId === state?.awardId);
  const items = receives && button.enabled ? (step?.propList ?? []) : [];
  return (
    <ActivityPage
      type={ActivityType.inviteFriend}
      query={query}
      claims={[claims]}
      turnover={getTurnover(configs.flatMap(({ propList }) => propList))}
      footer={
        state && (
          <ClaimBar
            claims={claims}
            verb={t('invite.receive')}
            ready={items.map((item) => ({ id: item.id, rewards: [toReward(item, props)] }))}
            other={
              <>
                {receives && !button.enabled && (
                  <Button variant="gold" size="l" wide idle={t('invite.allReceived')}>
                    {t('invite.receive')}
                  </Button>
                )}
                <InviteButton variant={receives ? 'night' : 'gold'} />
              </>
            }
          />
        )
      }
    >
      {({ inviteCount }, heading) => (
        <div className="stack gap-6">
          <Section
            title={t('invite.onBoard', { count: inviteCount })}
            headingRef={heading}
            count={t('invite.youFirst')}
          >
            <StepPath
              label={t('invite.path', { count: inviteCount })}
              steps={steps}
              have={inviteCount}
              targetText={(target) => progressText(inviteCount, target)}
            />
            <StepRows
              label={t('invite.steps')}
              steps={steps}
              claims={claims}
              atFoot
              asks={({ target }) =>
                inviteCount < target
                  ? t('invite.toGo', { count: target - inviteCount })
                  : t('invite.friends', { count: target })
              }
              missing={({ target }) => progressText(inviteCount, target)}
            />
          </Section>
          <InviteLink />
        </div>
      )}
    </ActivityPage>
  );
}
