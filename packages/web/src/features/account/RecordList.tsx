import type { ReactNode } from 'react';
import type { PagedList } from '#api/paged-query.ts';
import { t } from '#messages/account.ts';
import { Button } from '#ui/button/Button.tsx';
import { ErrorState } from '#ui/error/ErrorState.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './records.module.css';

interface RecordListProps<Row> {
  records: PagedList<Row>;
  label: string;
  /** Shown where there is no row. */
  empty: ReactNode;
  /** Draws a row. */
  children: (row: Row) => ReactNode;
}

/** A history of orders, newest first, page by page (spec 2.2). */
export function RecordList<Row>({ records, label, empty, children }: RecordListProps<Row>) {
  const { rows, total, loading, failed, trying, retry, more, fetchingMore } = records;
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
  if (rows.length === 0) return empty;
  return (
    <>
      <div className={styles.frame}>
        <ul className={styles.rows} aria-label={label}>
          {rows.map(children)}
        </ul>
      </div>
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
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={styles.place} />
      ))}
    </div>
  );
}
