import { ActivityType } from '@tara/sdk/rules';
import { useParams } from 'react-router-dom';
import type { PlainKey } from '#i18n/t.ts';
import { activities } from '#shared/activities/registry.ts';
import { ActivityScreen } from '#shared/activities/ActivityScreen.tsx';
import { t as tReward } from '#messages/reward-detail.ts';
import { t } from '#messages/activities.ts';
import { activityHref, isActivityNumber, type ActivityNumber } from '#routing/activity-routes.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';
import { Section } from '#ui/section/Section.tsx';
import styles from './reward-detail.module.css';

/** Texts of activities without a hero. */
const texts: { readonly [Type in ActivityNumber]?: PlainKey<'reward-detail'> } = {
  [ActivityType.bind]: 'rewardDetail.bind',
  [ActivityType.ladderRecharge]: 'rewardDetail.ladder',
  [ActivityType.redPacket]: 'rewardDetail.redPacket',
  [ActivityType.notice]: 'rewardDetail.notice',
  [ActivityType.outLink]: 'rewardDetail.outLink',
};

/** The terms of an activity's reward. */
function RewardDetail({ type }: { type: ActivityNumber }) {
  const { hero, object, claims } = activities[type];
  const own = texts[type];
  return (
    <div className="stack gap-4">
      {!hero && <img src={object} width={160} height={160} alt="" className={styles.object} />}
      <Section title={tReward('rewardDetail.rules')}>
        <div className={styles.rules}>
          {own && <p>{tReward(own)}</p>}
          {claims.length > 0 && (
            <>
              <p>{tReward('rewardDetail.once')}</p>
              <p>{tReward('rewardDetail.turnover')}</p>
            </>
          )}
          {activityHref(type) === null && <p>{tReward('rewardDetail.noPage')}</p>}
          <p className="type-caption">{tReward('rewardDetail.adult')}</p>
        </div>
      </Section>
    </div>
  );
}

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
