import { ActivityType, isActive, toReward, getTurnover } from '@tara/sdk/rules';
import { useActivities } from '#api/activities.ts';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { LogoutButton } from '#shared/logout/LogoutButton.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/supply.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { RewardItem } from '#ui/reward/RewardItem.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './supply.module.css';

const READ = 'getActivityIds';

/**
 * The relief (activity 30) for players with almost no coins, and the suggestion of a break. Available while
 * `isBankrupt` holds (spec 5).
 */
export default function SupplyScreen() {
  const props = usePropConfig();
  const facts = useActivities();
  const query = useActivity(READ);
  const claims = useRewardClaims('bankruptBonus', null);
  const items = facts?.activityMap?.[String(ActivityType.supply)]?.propList ?? [];
  const rewards = items.map((item) => toReward(item, props));
  const open = isActive(facts, ActivityType.supply) && facts?.isBankrupt === true;
  const shows = open || claims.busy.length > 0 || claims.unknown !== null;
  return (
    <ActivityPage
      type={ActivityType.supply}
      query={query}
      claims={[claims]}
      after={
        <div className={styles.break}>
          <Icon name="shield-check" size={24} />
          <p className={styles.words}>
            <b className="type-entry color-text">{t('supply.break')}</b>
            <span>{t('supply.breakText')}</span>
          </p>
          <LogoutButton />
        </div>
      }
      turnover={getTurnover(items)}
      footer={
        shows && (
          <ClaimBar claims={claims} verb={t('supply.take')} ready={[{ id: SINGLE_CLAIM_ID, rewards }]} />
        )
      }
    >
      {(_, heading) =>
        shows ? (
          <Section title={t('supply.title')} headingRef={heading}>
            <p className={styles.text}>{t('supply.text')}</p>
            {rewards.length > 0 && (
              <ul className={styles.card} aria-label={t('supply.gives')}>
                {rewards.map((reward) => (
                  <RewardItem key={reward.kind} reward={reward} />
                ))}
              </ul>
            )}
          </Section>
        ) : (
          <EmptyState title={t('supply.none')} text={t('supply.noneText')}>
            <LinkButton to={href('home')}>{t('supply.games')}</LinkButton>
          </EmptyState>
        )
      }
    </ActivityPage>
  );
}
