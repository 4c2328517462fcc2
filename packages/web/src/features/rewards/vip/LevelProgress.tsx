import type { UserInfo } from '@tara/sdk';
import { formatCoins, nextLevelThreshold } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { t } from '#messages/vip.ts';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
import styles from './vip.module.css';

/** The progress to the next level (spec 9) as a meter and as the missing amount. */
export function LevelProgress({ user: { vip, bet } }: { user: UserInfo }) {
  const threshold = nextLevelThreshold(useConfig()?.web.appUserLevelConfigList ?? [], bet);
  if (threshold === null) {
    return (
      <div className={styles.card}>
        <p className="flex wrap align-baseline justify-between gap-x-3">
          <b className="type-entry">{t('vip.top')}</b>
          <span className="num size-18 color-accent-2">{t('vip.max')}</span>
        </p>
        <ProgressMeter label={t('vip.top')} value={bet} max={0} text={t('vip.max')} />
        <p className="type-note color-muted">{t('vip.topText')}</p>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <p className="flex wrap align-baseline justify-between gap-x-3">
        <b className="type-entry">{t('vip.toNext', { next: vip + 1 })}</b>
        <span className="num size-18 color-accent-2">
          {t('vip.more', { amount: formatCoins(threshold - bet) })}
        </span>
      </p>
      <ProgressMeter
        label={t('vip.toNext', { next: vip + 1 })}
        value={bet}
        max={threshold}
        text={t('vip.playedOf', { amount: formatCoins(bet), threshold: formatCoins(threshold) })}
      />
      <p className="flex wrap align-baseline justify-between gap-x-3 type-note color-muted">
        <span>{t('vip.played', { amount: formatCoins(bet) })}</span>
        <span>{formatCoins(threshold)}</span>
      </p>
    </div>
  );
}
