import type { ReactNode } from 'react';
import { t } from '#messages/records.ts';
import type { PagedRows } from '#lib/list-state.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { PagedList } from '#ui/paged-list/PagedList.tsx';
import type { HistoryQuery, LinkOf } from './history-query.ts';
import styles from './rows.module.css';

/** Options of each list of the page. */
export interface ListProps {
  shown: HistoryQuery;
  getLink: LinkOf;
  /** Shows everything again. */
  onClear: () => void;
}

interface RowListProps<Item> extends Pick<ListProps, 'onClear'> {
  list: PagedRows<Item>;
  isFiltered: boolean;
  /** Title and text if there are no rows at all, and a way on. */
  none: string;
  noneText: string;
  way?: ReactNode;
  children: (row: Item) => ReactNode;
}

/** Rows in pages on one card. */
export function RowList<Item>({
  list,
  onClear,
  isFiltered,
  none,
  noneText,
  way,
  children,
}: RowListProps<Item>) {
  return (
    <PagedList
      list={list}
      failedTitle={t('records.failed')}
      skeletonHeight={60}
      empty={
        isFiltered ? (
          <EmptyState title={t('records.noneShown')} text={t('records.noneShownText')}>
            <Button onClick={onClear}>{t('records.showAll')}</Button>
          </EmptyState>
        ) : (
          <EmptyState title={none} text={noneText}>
            {way}
          </EmptyState>
        )
      }
    >
      {(rows) => (
        <Card as="div" className={styles.card}>
          <ul className={`stack ${styles.rows}`} aria-label={t('records.title')}>
            {rows.map(children)}
          </ul>
        </Card>
      )}
    </PagedList>
  );
}
