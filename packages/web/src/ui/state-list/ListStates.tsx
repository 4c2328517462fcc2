import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { isLoadFailure, type ListQuery } from '#lib/list-state.ts';
import { LoadError } from '../error/LoadError.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../skeleton/SkeletonGroup.tsx';

export interface ListStatesProps<Row> {
  /** Undefined before the first answer. Rows stay in any later state. */
  rows: readonly Row[] | undefined;
  query: ListQuery;
  /** Title of the error state. */
  failedTitle: string;
  /** Shown if the list has no rows. */
  empty: ReactNode;
  /** Arrangement of the skeleton rows. */
  className?: string | undefined;
  /** Height of a skeleton row in px. */
  skeletonHeight?: number | undefined;
  /** Renders the rows; at least one. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows, or the loading, empty or error state. */
export function ListStates<Row>({
  rows,
  query: { state, isRetrying, retry },
  failedTitle,
  empty,
  className,
  skeletonHeight,
  children,
}: ListStatesProps<Row>) {
  const note = isLoadFailure(state) && (
    <LoadError title={failedTitle} cause={state} onRetry={retry} busy={isRetrying} />
  );
  if (rows === undefined)
    return note || <SkeletonRows className={className} skeletonHeight={skeletonHeight} />;
  return (
    <>
      {note}
      {rows.length === 0 ? empty : children(rows)}
    </>
  );
}

export function SkeletonRows({
  className,
  skeletonHeight = 72,
}: Pick<ListStatesProps<never>, 'className' | 'skeletonHeight'>) {
  return (
    <SkeletonGroup className={classNames('stack gap-3', className)}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height={skeletonHeight} />
      ))}
    </SkeletonGroup>
  );
}

interface RowsProps {
  /** The list's name. */
  label: string;
  /** Arrangement of the rows; stacked by default. */
  className?: string | undefined;
  /** The rows: `li` with keys. */
  children: ReactNode;
}

export function Rows({ label, className, children }: RowsProps) {
  return (
    <ul className={classNames('stack gap-3', className)} aria-label={label}>
      {children}
    </ul>
  );
}
