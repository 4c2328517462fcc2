import { Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '#lib/lazy-part.ts';
import { hasHistory } from '#routing/use-back.ts';
import { t } from '#messages/records.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Screen } from '#ui/frame.ts';
import { SkeletonRows } from '#ui/state-list/ListStates.tsx';
import { Columns } from './Columns.tsx';
import { Controls } from './Controls.tsx';
import { useHistoryQuery, withChanges } from './history-query.ts';
import { Movements } from './Movements.tsx';
import styles from './columns.module.css';

const Orders = lazyPart(() => import('./Orders.tsx'));

interface TransactionsProps {
  /** Where the filters are. */
  filters: 'sheet' | 'open';
  /** Content of a layout above it. */
  top: ReactNode;
}

/** Everything that moved the player's coins and points, and the orders with their states (spec 2.2). */
export function Transactions({ filters, top }: TransactionsProps) {
  const navigate = useNavigate();
  const { query, shown, chosen, change, getLink } = useHistoryQuery();
  const go = (next: URLSearchParams, replace = false) =>
    void navigate({ search: next.toString() }, { replace });
  const clear = () => change({ kind: undefined, time: undefined, q: undefined });
  const List = shown.kind === 'deposit' || shown.kind === 'withdrawal' ? Orders : Movements;
  return (
    <Screen
      title={t('records.title')}
      {...(chosen && {
        onBack: () =>
          hasHistory()
            ? void navigate(-1)
            : go(withChanges(query, { order: undefined, of: undefined }), true),
      })}
    >
      <div className={styles.top} data-open={chosen !== null}>
        {top}
        <Controls
          query={query}
          shown={shown}
          change={change}
          onApply={(next) => go(next)}
          filters={filters}
        />
      </div>
      <Columns chosen={chosen} shown={shown}>
        <PartBoundary>
          <Suspense fallback={<SkeletonRows />}>
            <List shown={shown} getLink={getLink} onClear={clear} />
          </Suspense>
        </PartBoundary>
      </Columns>
    </Screen>
  );
}
