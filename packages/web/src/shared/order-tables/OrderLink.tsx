import type { LinkProps } from 'react-router-dom';
import { RowLink } from '#ui/data-table/DataTable.tsx';
import styles from './order-tables.module.css';

type Target = Pick<LinkProps, 'to' | 'replace' | 'aria-current'>;

/** The link of the row of an order. */
export type LinkOf<Order> = (order: Order) => Target;

/** The ID of an order as the link of its row. */
export function OrderLink({ id, ...link }: Target & { id: string }) {
  return (
    <RowLink className={`color-muted ${styles.link}`} {...link}>
      {id}
    </RowLink>
  );
}
