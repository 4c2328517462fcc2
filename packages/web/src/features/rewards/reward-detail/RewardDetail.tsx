import { ActivityType } from '@tara/sdk/rules';
import { activities } from '#shared/activities/registry.ts';
import type { PlainKey } from '#i18n/t.ts';
import { t } from '#messages/reward-detail.ts';
import { activityHref, type ActivityNumber } from '#routing/activity-routes.ts';
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
export function RewardDetail({ type }: { type: ActivityNumber }) {
  const { hero, object, claims } = activities[type];
  const own = texts[type];
  return (
    <div className="stack gap-4">
      {!hero && <img src={object} width={160} height={160} alt="" className={styles.object} />}
      <Section title={t('rewardDetail.rules')}>
        <div className={styles.rules}>
          {own && <p>{t(own)}</p>}
          {claims.length > 0 && (
            <>
              <p>{t('rewardDetail.once')}</p>
              <p>{t('rewardDetail.turnover')}</p>
            </>
          )}
          {activityHref(type) === null && <p>{t('rewardDetail.noPage')}</p>}
          <p className="type-caption">{t('rewardDetail.adult')}</p>
        </div>
      </Section>
    </div>
  );
}
