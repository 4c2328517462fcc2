import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/orders.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import type { ChosenOrder, HistoryQuery } from './history-query.ts';
import styles from './columns.module.css';

const Receipt = lazyPart(() => import('./Receipt.tsx'));
const Sums = lazyPart(() => import('./Sums.tsx'));

interface ColumnsProps {
  /** The order with its receipt open. */
  chosen: ChosenOrder | null;
  shown: HistoryQuery;
  /** The list. */
  children: ReactNode;
}

/** The list with the sums or the receipt of the chosen order beside it; in a narrow place the receipt alone. */
export function Columns({ chosen, shown, children }: ColumnsProps) {
  const id = chosen?.id;
  const aside = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isHidden = (element: Element | null) => element?.getClientRects().length === 0;
    const isLost = activeElement === body || isHidden(activeElement);
    if (id !== undefined) {
      row.current = list.current?.querySelector<HTMLElement>('a[aria-current]') ?? null;
      // In a narrow place the receipt takes the place of the list, and of its focused row.
      if (isLost && isHidden(list.current)) aside.current?.focus();
    } else if (isLost || activeElement?.closest('header')) {
      // After Back, also with the button of the page.
      row.current?.focus({ preventScroll: true });
    }
  }, [id]);
  return (
    <div className={`stack align-start gap-3 ${styles.columns}`} data-open={id !== undefined}>
      <div className={styles.sums} data-kind={shown.kind}>
        <PartBoundary>
          <Suspense fallback={<Skeleton className={styles.picture} />}>
            <Sums {...shown} />
          </Suspense>
        </PartBoundary>
      </div>
      <div ref={list} className={`min-width-0 ${styles.list}`}>
        {children}
      </div>
      {chosen && (
        <aside ref={aside} tabIndex={-1} aria-label={t('orders.details')} className={styles.receipt}>
          <PartBoundary>
            <Suspense fallback={<Skeleton height="20rem" />}>
              <Receipt {...chosen} />
            </Suspense>
          </PartBoundary>
        </aside>
      )}
    </div>
  );
}
