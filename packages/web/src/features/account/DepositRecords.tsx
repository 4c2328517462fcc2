import { t } from '#i18n/t.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { ErrorState } from '#ui/error/ErrorState.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { DepositRow } from './DepositRow.tsx';
import styles from './records.module.css';
import { useDepositRecords } from './use-deposit-records.ts';
import './messages.ts';
import '#features/deposit/messages.ts';

/** What was paid in, newest first (spec 2.2). */
export function DepositRecords() {
  const { rows, total, loading, failed, trying, retry, more, fetchingMore } = useDepositRecords();
  if (loading) return <Loading />;
  if (!rows) {
    return (
      <ErrorState
        title={t('account.recordsFailed')}
        text={t('account.recordsFailedText')}
        onRetry={retry}
        busy={trying}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState title={t('deposit.noRecords')} text={t('deposit.noRecordsText')}>
        <LinkButton to={href('wallets', { id: 'deposit' })}>{t('account.makeDeposit')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.rows} aria-label={t('account.deposits')}>
        {rows.map((row) => (
          <DepositRow key={row.orderId} row={row} />
        ))}
      </ul>
      <div className={styles.foot}>
        {failed && (
          <p className={styles.failed} role="alert">
            {t('account.moreFailed')}
          </p>
        )}
        <p className={styles.count} role="status">
          {t('account.shown', { count: rows.length, total })}
        </p>
        {more && (
          <Button onClick={more} busy={fetchingMore && t('account.moreBusy')}>
            {t('account.more')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Places of the rows while they come. */
function Loading() {
  return (
    <div className={styles.rows} aria-busy="true">
      <span className="spoken" role="status">
        {t('common.loading')}
      </span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={styles.place} />
      ))}
    </div>
  );
}
