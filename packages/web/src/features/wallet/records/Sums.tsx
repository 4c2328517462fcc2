import { formatCoins, formatCoinsShort, formatPoints } from '@tara/sdk/rules';
import { useState } from 'react';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { durationText } from '#shared/safer-play/use-session-minutes.ts';
import { t } from '#messages/records.ts';
import { Card } from '#ui/card/Card.tsx';
import { Detail } from '#ui/detail/Detail.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import type { HistoryQuery, Span } from './history-query.ts';
import { signed } from './signed.ts';
import { Week } from './Week.tsx';
import styles from './sums.module.css';

/** The sums of the chosen time. */
function TimeSums({ span }: { span: Span }) {
  const coin = usePlayer()?.user.coin ?? 0;
  const query = useApiQuery(
    'getBalanceHistory',
    { ...span, page: 1, pageSize: 1 },
    { refetchOnMount: 'always' },
  );
  const sums = query.data?.sums;
  if (!sums) {
    if (hasFailed(query)) return <QueryError query={query} title={t('records.sumsFailed')} />;
    return <Skeleton height="18rem" />;
  }
  return (
    <>
      <dl className={styles.facts}>
        <Detail name={t('records.balanceNow')}>{formatCoins(coin)}</Detail>
        <Detail name={t('records.bets')}>{formatCoins(sums.bets)}</Detail>
        <Detail name={t('records.wins')}>{formatCoins(sums.wins)}</Detail>
        <Detail name={t('records.deposits')}>{formatCoins(sums.deposits)}</Detail>
        <Detail name={t('records.withdrawals')}>
          {signed(sums.withdrawals, formatCoins).replace('+', '')}
        </Detail>
        <Detail name={t('records.bonuses')}>
          {t('records.coinsAndPoints', {
            coins: formatCoins(sums.bonuses),
            points: formatPoints(sums.points),
          })}
        </Detail>
        <Detail name={t('records.rounds')}>{formatCoinsShort(sums.rounds * 100)}</Detail>
        <Detail name={t('records.played')}>{durationText(sums.minutesPlayed)}</Detail>
      </dl>
      <p className="type-caption color-faint">{t('records.playedHow')}</p>
    </>
  );
}

/** A picture of the last week with the sums of the chosen time, which a narrow place folds. */
export default function Sums({ span, period }: Pick<HistoryQuery, 'span' | 'period'>) {
  const [isOpen, setOpen] = useState(false);
  const title = t('records.allSums', { period: t(`records.${period}`) });
  return (
    <Card aria-label={t('records.sums')} className={styles.sums} data-open={isOpen}>
      <Week />
      <button
        type="button"
        className={`row justify-between gap-x-3 min-height-target type-label color-muted text-start ${styles.toggle}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <Icon name="chevron-down" size={18} />
      </button>
      <div className={styles.content}>
        <h3 className={`type-label color-muted ${styles.title}`}>{title}</h3>
        <TimeSums span={span} />
      </div>
    </Card>
  );
}
