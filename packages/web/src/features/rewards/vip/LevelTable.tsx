import { formatCoinsShort, toReward, vipLevels } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/vip.ts';
import { classNames } from '#lib/class-names.ts';
import { VipBadge } from '#ui/chip/Chip.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { rateText } from './rate-text.ts';
import styles from './level-table.module.css';

/** All levels: threshold, rebate and gift. The player's level is marked. */
export function LevelTable({ level: own }: { level: number }) {
  const web = useConfig()?.web;
  const props = usePropConfig();
  if (!web) return null;
  return (
    // With large text it is wider than the page and scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('vip.levels')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('vip.column')}</th>
            <th scope="col" className={styles.number}>
              {t('vip.from')}
            </th>
            <th scope="col" className={styles.number}>
              {t('vip.rebateOf')}
            </th>
            <th scope="col" className={styles.number}>
              {t('vip.gift')}
            </th>
          </tr>
        </thead>
        <tbody>
          {vipLevels(web.appUserLevelConfigList).map(({ level, from, rebateRate, items }) => (
            <tr
              key={level}
              className={classNames(
                level === own && styles.own,
                level <= own && items.length > 0 && styles.reached,
              )}
              aria-current={level === own ? 'true' : undefined}
            >
              <th scope="row">
                <VipBadge level={level} />
              </th>
              <td className={styles.number}>{formatCoinsShort(from)}</td>
              <td className={styles.number}>{rateText(rebateRate)}</td>
              <td className={`${styles.number} ${styles.gift}`}>
                {items.length > 0 ? rewardLine(items.map((item) => toReward(item, props))) : t('vip.none')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
