import type { ReactNode } from 'react';
import { serverNow } from '#api/sdk.ts';
import { formatDay } from '#lib/day.ts';
import { t } from '#messages/records.ts';
import type { PagedRows } from '#lib/list-state.ts';
import { DAY_MS, getStart } from '#lib/site-period.ts';
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
  getKey: (row: Item) => number | string;
  /** When a row happened, in ms since 1970 UTC. */
  getTime: (row: Item) => number;
  children: (row: Item) => ReactNode;
}

function getDayTitle(time: number): string {
  const day = getStart('day', time);
  const today = getStart('day', serverNow());
  if (day === today) return t('records.today');
  return day === today - DAY_MS ? t('records.yesterday') : formatDay(time);
}

/** Rows in pages on one card, below their days. */
export function RowList<Item>({
  list,
  onClear,
  isFiltered,
  none,
  noneText,
  way,
  getKey,
  getTime,
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
            {rows.map((row, index) => {
              const before = rows[index - 1];
              const time = getTime(row);
              const isFirst =
                before === undefined || getStart('day', getTime(before)) !== getStart('day', time);
              return (
                <li key={getKey(row)} className={isFirst ? styles.first : undefined}>
                  {isFirst && (
                    <h3 className={`type-caption color-faint ${styles.day}`}>{getDayTitle(time)}</h3>
                  )}
                  {children(row)}
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </PagedList>
  );
}
