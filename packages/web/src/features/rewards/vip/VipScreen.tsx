import { ActivityType, formatCoins, isActive, ItemStatus, nextLevelThreshold } from '@tara/sdk/rules';
import { useActivities } from '#api/activities.ts';
import { useConfig } from '#api/config.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import pot from '#assets/objects/coin.webp';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { ActivityScreen } from '#shared/activities/ActivityScreen.tsx';
import { t } from '#messages/vip.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Section } from '#ui/section/Section.tsx';
import { LevelProgress } from './LevelProgress.tsx';
import { LevelTable } from './LevelTable.tsx';
import styles from './vip.module.css';

/** The VIP level (spec 9): progress, levels and rebate. */
export default function VipScreen() {
  const player = usePlayer();
  const levels = useConfig()?.web.appUserLevelConfigList;
  const isTop = player && levels && nextLevelThreshold(levels, player.user.bet) === null;
  return (
    <ActivityScreen
      type={ActivityType.vip}
      title={t('vip.title')}
      lead={player ? t('vip.level', { level: player.user.vip }) : t('vip.title')}
      terms={t(isTop ? 'vip.topTerms' : 'vip.terms')}
      panel={
        player && (
          <>
            <LevelProgress user={player.user} />
            <Rebate />
          </>
        )
      }
    >
      <PlayerData>
        {(user) => (
          <Section title={t('vip.levels')}>
            <LevelTable level={user.vip} />
            <p className="type-note color-muted margin-top-3">{t('vip.giftsNote')}</p>
          </Section>
        )}
      </PlayerData>
    </ActivityScreen>
  );
}

/** The rebate to collect with a link, while it is active. */
function Rebate() {
  const active = isActive(useActivities(), ActivityType.vip);
  const query = useApiQuery('vipRebateUser', {}, { enabled: active, refetchOnMount: 'always' });
  const { data } = query;
  if (active && !data && hasFailed(query)) return <QueryError query={query} title={t('vip.rebateFailed')} />;
  if (!active || !data) return null;
  const { amount, itemStatus } = data.vipRebateUser;
  const waits = itemStatus === ItemStatus.claimable;
  return (
    <div className={`${styles.card} ${styles.rebate}`}>
      <img src={pot} width={52} height={52} alt="" />
      <div className="row wrap flex-1 gap-x-3 min-width-0">
        <p className={styles.words}>
          <b className="type-entry">{t('vip.waiting')}</b>
          <span className="type-note color-muted">{t(waits ? 'vip.waitingText' : 'vip.noneText')}</span>
        </p>
        <span className="num size-18 color-accent-2">{formatCoins(amount)}</span>
      </div>
      <LinkButton wide variant={waits ? 'gold' : 'night'} to={href('vipRebate')}>
        {t('vip.open')}
      </LinkButton>
    </div>
  );
}
