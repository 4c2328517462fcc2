import type { SdkError } from '@tara/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { toListQuery } from '#api/list-state.ts';
import { DataTable, type Column } from '#ui/data-table/DataTable.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { ListStates } from '#ui/state-list/ListStates.tsx';
import styles from './recent-orders.module.css';

interface RecentOrdersProps<Row> {
  title: string;
  /** The link to all orders. */
  all: { text: string; to: string };
  query: UseQueryResult<{ list: readonly Row[] }, SdkError>;
  failedTitle: string;
  empty: { title: string; text: string };
  columns: readonly Column<Row>[];
}

/** The latest orders of a kind in a card. */
export function RecentOrders<Row extends { orderId: string }>(props: RecentOrdersProps<Row>) {
  const { title, all, query, failedTitle, empty, columns } = props;
  return (
    <section className={styles.recent}>
      <div className="row wrap justify-between gap-x-3 type-section">
        <h2>{title}</h2>
        <Link className="see-all" to={all.to}>
          {all.text}
          <Icon name="chevron-right" size={18} />
        </Link>
      </div>
      <ListStates
        rows={query.data?.list}
        query={toListQuery(query)}
        failedTitle={failedTitle}
        skeletonHeight={40}
        empty={<EmptyState {...empty} />}
      >
        {(rows) => (
          <DataTable caption={title} columns={columns} rows={rows} getId={({ orderId }) => orderId} />
        )}
      </ListStates>
    </section>
  );
}
