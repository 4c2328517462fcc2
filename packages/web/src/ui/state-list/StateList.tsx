import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { classNames } from '#lib/class-names.ts';
import { ErrorState } from '../error/ErrorState.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import styles from './state-list.module.css';

/** Where the reading of a list stands. `offline`: the server was not reached; `failed`: it did not answer as it should. */
export type ListState = 'loading' | 'offline' | 'failed' | 'ready';

interface StateListProps<Row> {
  /** Undefined where nothing has been read yet. What was read before stays, whatever the state. */
  rows: readonly Row[] | undefined;
  state: ListState;
  /** The list's name. */
  label: string;
  /** What did not load, as a sentence. */
  failedTitle: string;
  onRetry: () => void;
  /** Whether it is being read again. */
  trying: boolean;
  /** Stands there where the list has no rows. */
  empty: ReactNode;
  /** Of the list: how its rows stand. */
  className?: string | undefined;
  /** Of a row's place while they load: its height. */
  placeClassName?: string | undefined;
  /** Draws a row as an `li` with a key. */
  children: (row: Row) => ReactNode;
}

/** A list that says by itself that it loads, that it is empty, and why it did not load. */
export function StateList<Row>({
  rows,
  state,
  label,
  failedTitle,
  onRetry,
  trying,
  empty,
  className,
  placeClassName,
  children,
}: StateListProps<Row>) {
  const failed = state === 'offline' || state === 'failed';
  const note = failed && (
    <ErrorState
      title={state === 'offline' ? t('offline.title') : failedTitle}
      text={t('boot.failedText')}
      onRetry={onRetry}
      busy={trying}
    />
  );
  if (rows === undefined) return note || <Places className={className} placeClassName={placeClassName} />;
  return (
    <>
      {note}
      {rows.length === 0 ? (
        empty
      ) : (
        <ul className={classNames(styles.list, className)} aria-label={label}>
          {rows.map(children)}
        </ul>
      )}
    </>
  );
}

/** Places of the rows while they come. */
function Places({ className, placeClassName }: Pick<StateListProps<never>, 'className' | 'placeClassName'>) {
  return (
    <div className={classNames(styles.list, className)} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className={classNames(styles.place, placeClassName)} />
      ))}
    </div>
  );
}
