import type { UserInfo } from '@tara/sdk';
import { formatCoins, nextLevelThreshold } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { t } from '#messages/vip.ts';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
import shared from './vip.module.css';
import styles from './level-progress.module.css';

/** The progress to the next level (spec 9) as a meter and as the missing amount. */
export function LevelProgress({ user: { vip, bet } }: { user: UserInfo }) {
  const threshold = nextLevelThreshold(useConfig()?.web.appUserLevelConfigList ?? [], bet);
  if (threshold === null) {
    return (
      <div className={shared.card}>
        <p className={styles.line}>
          <b className={shared.to}>{t('vip.top')}</b>
          <span className={`num ${shared.more}`}>{t('vip.max')}</span>
        </p>
        <ProgressMeter label={t('vip.top')} value={bet} max={0} text={t('vip.max')} />
        <p className={shared.note}>{t('vip.topText')}</p>
      </div>
    );
  }
  return (
    <div className={shared.card}>
      <p className={styles.line}>
        <b className={shared.to}>{t('vip.toNext', { next: vip + 1 })}</b>
        <span className={`num ${shared.more}`}>
          {t('vip.more', { amount: formatCoins(threshold - bet) })}
        </span>
      </p>
      <ProgressMeter
        label={t('vip.toNext', { next: vip + 1 })}
        value={bet}
        max={threshold}
        text={t('vip.playedOf', { amount: formatCoins(bet), threshold: formatCoins(threshold) })}
      />
      <p className={`${styles.line} ${shared.note}`}>
        <span>{t('vip.played', { amount: formatCoins(bet) })}</span>
        <span>{formatCoins(threshold)}</span>
      </p>
    </div>
  );
}
