import { Suspense, useRef, type ReactNode } from 'react';
import { t } from '#messages/list.ts';
import { isLoadFailure, type PagedRows } from '#lib/list-state.ts';
import { Button } from '../button/Button.tsx';
import { PartBoundary } from '../error/PartBoundary.tsx';
import { ListStates, SkeletonRows, type ListStatesProps } from '../state-list/ListStates.tsx';
import { useFirstNewRow } from './use-first-new-row.ts';
import { useRestoredScroll } from './use-restored-scroll.ts';

interface PagedListProps<Row> extends Pick<
  ListStatesProps<Row>,
  'failedTitle' | 'className' | 'skeletonHeight'
> {
  list: PagedRows<Row>;
  /** Shown if the list has no rows. */
  empty: ReactNode;
  /** Renders the rows as one list (`Rows`) or one table (`DataTable`), which may be lazy. */
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list in pages with all its states. New rows are announced, and a keyboard user continues at the first of them; a
 * failed page is shown at the end. After Back the scroll position is restored.
 */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { className, skeletonHeight } = props;
  return (
    <PartBoundary>
      {/* The whole list waits for the file of its table: what moves to a row, or scrolls to it, needs it there. */}
      <Suspense fallback={<SkeletonRows className={className} skeletonHeight={skeletonHeight} />}>
        <PageRows {...props} />
      </Suspense>
    </PartBoundary>
  );
}

function PageRows<Row>({ list, empty, children, ...states }: PagedListProps<Row>) {
  const { rows, total, more, moreState } = list;
  const frame = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const count = rows?.length ?? 0;
  const expectMore = useFirstNewRow(frame, footer, count);
  useRestoredScroll(frame, count > 0);
  const broken = isLoadFailure(moreState);
  return (
    <div ref={frame}>
      <ListStates {...states} rows={rows} query={list} empty={empty}>
        {children}
      </ListStates>
      {count > 0 && (
        <div ref={footer} className="grid justify-items-center gap-2 padding-top-4">
          {broken && (
            <p className="type-label color-danger text-center" role="alert">
              {t(moreState === 'offline' ? 'list.moreOffline' : 'list.moreFailed')}
            </p>
          )}
          <p className="type-caption color-faint text-center" role="status">
            {t(more ? 'list.shown' : 'list.end', { count, total })}
          </p>
          {more && (
            <Button
              busy={moreState === 'loading' && t('list.moreBusy')}
              onClick={() => {
                expectMore();
                more();
              }}
            >
              {t(broken ? 'common.retry' : 'list.more')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
