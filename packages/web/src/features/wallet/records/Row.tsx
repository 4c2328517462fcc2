import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/day.ts';
import styles from './rows.module.css';

interface RowProps {
  title: string;
  note?: ReactNode;
  /** Milliseconds since 1970 UTC. */
  time: number;
  amount: string;
  /** `plus` came in; `void` moved nothing. */
  appearance?: 'plus' | 'void' | false;
  /** The balance after it, or the state of an order. */
  side: ReactNode;
  /** The link of an order. */
  link?: Pick<LinkProps, 'to' | 'replace' | 'aria-current'> | undefined;
}

/** One movement or one order: what, when, how much, and what came of it. */
export function Row({ title, note, time, amount, appearance, side, link }: RowProps) {
  const content = (
    <>
      <span className={`row wrap justify-between gap-x-3 ${styles.line}`}>
        <b className={styles.title}>{title}</b>
        <b
          className={classNames(
            'num flex-none max-width-full margin-start-auto size-16 text-end',
            styles.amount,
            appearance && styles[appearance],
          )}
        >
          {amount}
        </b>
      </span>
      <span className={`row wrap justify-between gap-x-3 ${styles.line}`}>
        <span
          className={`type-caption tabular color-muted flex wrap gap-x-2 min-width-0 break-anywhere ${styles.facts}`}
        >
          <time dateTime={new Date(time).toISOString()}>{formatDayTime(time)}</time>
          {note && <span>{note}</span>}
        </span>
        <span
          className={`type-caption tabular color-muted flex-none max-width-full margin-start-auto text-end ${styles.side}`}
        >
          {side}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {link ? (
        <Link {...link} className={classNames(styles.row, styles.opens)}>
          {content}
        </Link>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  );
}
