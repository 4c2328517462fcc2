import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { classNames } from '#lib/class-names.ts';
import type { ListState } from '#lib/list-state.ts';
import { ErrorState } from '../error/ErrorState.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import styles from './state-list.module.css';

export interface ListStatesProps<Row> {
  /** Undefined where nothing has been read yet. What was read before stays, whatever the state. */
  rows: readonly Row[] | undefined;
  state: ListState;
  /** What did not load, as a sentence. */
  failedTitle: string;
  onRetry: () => void;
  /** Whether it is being read again. */
  isRetrying: boolean;
  /** Stands there where the list has no rows. */
  empty: ReactNode;
  /** Of the places of the rows while they load: how they stand. */
  className?: string | undefined;
  /** Of a row's place while they load: its height. */
  skeletonClassName?: string | undefined;
  /** Draws the rows, of which there is one at least. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows, or why there are none: they load, there are none yet, or they did not load. */
export function ListStates<Row>({
  rows,
  state,
  failedTitle,
  onRetry,
  isRetrying,
  empty,
  className,
  skeletonClassName,
  children,
}: ListStatesProps<Row>) {
  const failed = state === 'offline' || state === 'failed';
  const note = failed && (
    <ErrorState
      title={state === 'offline' ? t('offline.title') : failedTitle}
      text={t('boot.failedText')}
      onRetry={onRetry}
      busy={isRetrying}
    />
  );
  if (rows === undefined)
    return note || <SkeletonRows className={className} skeletonClassName={skeletonClassName} />;
  return (
    <>
      {note}
      {rows.length === 0 ? empty : children(rows)}
    </>
  );
}

/** Places of the rows while they come. */
export function SkeletonRows({
  className,
  skeletonClassName,
}: Pick<ListStatesProps<never>, 'className' | 'skeletonClassName'>) {
  return (
    <div className={classNames(styles.list, className)} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className={classNames(styles.place, skeletonClassName)} />
      ))}
    </div>
  );
}

interface RowsProps {
  /** The list's name. */
  label: string;
  /** How the rows stand; by default one under the other. */
  className?: string | undefined;
  /** The rows: `li` with keys. */
  children: ReactNode;
}

/** Rows as a list. */
export function Rows({ label, className, children }: RowsProps) {
  return (
    <ul className={classNames(styles.list, className)} aria-label={label}>
      {children}
    </ul>
  );
}
