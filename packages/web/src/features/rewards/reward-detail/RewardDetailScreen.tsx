import { useParams } from 'react-router-dom';
import { activities } from '#shared/activities/registry.ts';
import { ActivityScreen } from '#shared/activities/ActivityScreen.tsx';
import { t as tReward } from '#messages/reward-detail.ts';
import { t } from '#messages/activities.ts';
import { activityHref, isActivityNumber, type ActivityNumber } from '#routing/activity-routes.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';
import { RewardDetail } from './RewardDetail.tsx';

/** A reward by the number of its activity (spec 2.2): terms, rules and link. It makes no call. */
export default function RewardDetailScreen() {
  const type = Number(useParams()['id']);
  if (isActivityNumber(type)) return <Known type={type} />;
  return (
    <Screen title={tReward('rewardDetail.title')}>
      <EmptyState title={tReward('rewardDetail.gone')} text={tReward('rewardDetail.goneText')}>
        <LinkButton to={href('rewards')}>{tReward('rewardDetail.all')}</LinkButton>
      </EmptyState>
    </Screen>
  );
}

function Known({ type }: { type: ActivityNumber }) {
  const to = activityHref(type);
  return (
    <ActivityScreen
      type={type}
      footer={
        to !== null && (
          <LinkButton to={to} variant="gold" size="l" wide>
            {tReward('rewardDetail.go', { name: t(activities[type].name) })}
          </LinkButton>
        )
      }
    >
      <RewardDetail type={type} />
    </ActivityScreen>
  );
}
