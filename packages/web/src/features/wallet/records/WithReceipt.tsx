import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { t as tOrders } from '#messages/orders.ts';
import { t } from '#messages/records.ts';
import type { PagedRows } from '#lib/list-state.ts';
import { Card } from '#ui/card/Card.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './with-receipt.module.css';

interface WithReceiptProps {
  list: Pick<PagedRows<object>, 'rows' | 'state'>;
  /** The receipt of the chosen order. */
  receipt: ReactNode;
  /** The list and its filter. */
  children: ReactNode;
}

/** A list of orders with the receipt of the chosen one beside it; in a narrow window one of them. */
export function WithReceipt({ list: { rows, state }, receipt, children }: WithReceiptProps) {
  const hasPlace = rows ? rows.length > 0 : state === 'loading';
  const isOpen = Boolean(receipt);
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    // In a narrow window the receipt takes the place of the list, and of its focused row.
    const { activeElement, body } = document;
    const isHidden = (element: Element | null | undefined) => element?.getClientRects().length === 0;
    const isLost = activeElement === body || isHidden(activeElement);
    if (isOpen && isLost && isHidden(aside.current?.previousElementSibling)) aside.current?.focus();
  }, [isOpen]);
  return (
    <div className={styles.columns} data-open={isOpen}>
      <div>{children}</div>
      {hasPlace && (
        <aside ref={aside} tabIndex={-1} aria-label={tOrders('orders.details')} className={styles.receipt}>
          {receipt ? (
            <PartBoundary>
              <Suspense fallback={<Skeleton className={styles.place} />}>{receipt}</Suspense>
            </PartBoundary>
          ) : (
            <Card as="div">
              <EmptyState title={t('records.choose')} text={t('records.chooseText')} />
            </Card>
          )}
        </aside>
      )}
    </div>
  );
}
