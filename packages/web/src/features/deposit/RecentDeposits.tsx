import { formatCoins } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { t } from '#messages/deposit.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/time.ts';
import { href } from '#routing/layout.ts';
import { Chip } from '#ui/chip/Chip.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { ErrorState } from '#ui/error/ErrorState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { depositVariants } from '#features/deposit-status/index.ts';
import styles from './recent.module.css';

/** The latest deposits with their states. */
export function RecentDeposits() {
  const query = useApiQuery('/app/v1/getRechargeRecord', { page: 1, pageSize: 5 });
  const { data } = query;
  const failed = hasFailed(query);
  const channels = useConfig()?.web.appRechargeTypeList ?? [];
  return (
    <section className={styles.recent}>
      <div className={styles.head}>
        <h2>{t('deposit.recent')}</h2>
        <Link className={styles.all} to={href('transactions')}>
          {t('deposit.allRecords')}
          <Icon name="chevron-right" size={18} />
        </Link>
      </div>
      {query.isPending && !failed && <Skeleton className={styles.loading} />}
      {failed && !data && (
        <ErrorState
          title={t('deposit.recentFailed')}
          text={t('deposit.recentFailedText')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {data?.list.length === 0 && (
        <EmptyState title={t('deposit.noRecords')} text={t('deposit.noRecordsText')} />
      )}
      {data && data.list.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('deposit.when')}</th>
              <th>{t('deposit.order')}</th>
              <th>{t('deposit.paidWith')}</th>
              <th>{t('deposit.status')}</th>
              <th className={styles.number}>{t('deposit.coins')}</th>
            </tr>
          </thead>
          <tbody>
            {data.list.map(({ orderId, createTime, rechargeType, status, amount, bonus = 0 }) => (
              <tr key={orderId}>
                <td>{formatDayTime(createTime)}</td>
                <td className={styles.order}>
                  <Link className={styles.open} to={href('wallets', { id: 'deposit' }, { order: orderId })}>
                    {orderId}
                  </Link>
                </td>
                <td>{channels.find(({ id }) => id === rechargeType)?.name}</td>
                <td>
                  <Chip variant={depositVariants[status]}>{t(`deposit.status${status}`)}</Chip>
                </td>
                <td className={styles.number}>
                  <span className={classNames('num', depositVariants[status] === 'bad' && styles.void)}>
                    {formatCoins(amount + bonus)}
                  </span>
                  {bonus > 0 && (
                    <span className={styles.bonus}>
                      {t('deposit.withBonus', { bonus: formatCoins(bonus) })}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
