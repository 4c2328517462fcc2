import type { UserInfo } from '@tara/sdk';
import { formatCoinsShort, nextLevelThreshold } from '@tara/sdk/rules';
import { useId } from 'react';
import { useConfig } from '#api/config.ts';
import { t } from '#messages/account.ts';
import styles from './vip-progress.module.css';

/** How far the player is on the way to the next level (spec 9); MAX at the highest. */
export function VipProgress({ user: { vip, bet } }: { user: UserInfo }) {
  const id = useId();
  const levels = useConfig()?.web.appUserLevelConfigList;
  if (!levels) return null;
  const threshold = nextLevelThreshold(levels, bet);
  const done = threshold === null ? 1 : Math.min(1, bet / threshold);
  const said =
    threshold === null
      ? t('account.vipMax')
      : t('account.vipDone', { bet: formatCoinsShort(bet), threshold: formatCoinsShort(threshold) });
  return (
    <div className={styles.vip}>
      <p className={styles.row}>
        <span id={id}>
          {threshold === null
            ? t('account.vipTop', { level: vip })
            : t('account.vipPath', { level: vip, next: vip + 1 })}
        </span>
        <span className={styles.value}>{said}</span>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(done * 100)}
        aria-valuetext={said}
      >
        <span style={{ width: `${done * 100}%` }} />
      </div>
      <p className={styles.hint}>{t(threshold === null ? 'account.vipHintMax' : 'account.vipHint')}</p>
    </div>
  );
}
