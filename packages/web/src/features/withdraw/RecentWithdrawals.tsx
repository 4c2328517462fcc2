import { ExchangeStatus } from '@tara/sdk';
import { formatCoins, withdrawalArrival } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { t } from '#messages/withdraw.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDay } from '#lib/day.ts';
import { formatDayTime } from '#lib/time.ts';
import { href } from '#routing/layout.ts';
import { Card } from '#ui/card/Card.tsx';
import { Chip } from '#ui/chip/Chip.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { StateList } from '#ui/state-list/StateList.tsx';
import { cardName } from './card-name.ts';
import { orderVariants } from './order-state.ts';
import styles from './orders.module.css';

/** The latest withdrawals with their states. */
export function RecentWithdrawals() {
  const query = useApiQuery(
    '/app/v1/getExchangeOrder',
    { page: 1, pageSize: 3 },
    { refetchOnMount: 'always' },
  );
  const { data } = query;
  return (
    <Card as="div">
      <Section
        title={t('withdraw.recent')}
        action={
          <Link className={styles.all} to={href('withdrawal', { name: 'record' })}>
            {t('withdraw.allOrders')}
            <Icon name="chevron-right" size={18} />
          </Link>
        }
      >
        <StateList
          rows={data?.list}
          state={hasFailed(query) ? 'failed' : data ? 'ready' : 'loading'}
          trying={query.isFetching}
          onRetry={() => void query.refetch()}
          label={t('withdraw.recent')}
          failedTitle={t('withdraw.ordersFailed')}
          placeClassName={styles.placeRecent}
          empty={<p className={styles.none}>{t('withdraw.noOrders')}</p>}
        >
          {({ orderId, createTime, status, amount, ...card }) => (
            <li key={orderId} className={styles.recent}>
              <span>{formatDayTime(createTime)}</span>
              <span>{cardName(card)}</span>
              <Chip variant={orderVariants[status]}>
                {status === ExchangeStatus.pending
                  ? t('withdraw.waitingBy', { day: formatDay(withdrawalArrival(amount, createTime)) })
                  : t(`withdraw.status${status}`)}
              </Chip>
              <b className={classNames('num', status === ExchangeStatus.refused && styles.void)}>
                {formatCoins(amount)}
              </b>
            </li>
          )}
        </StateList>
      </Section>
    </Card>
  );
}
