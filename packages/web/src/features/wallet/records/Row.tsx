import { gameImageUrl } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { classNames } from '#lib/class-names.ts';
import { formatTime } from '#lib/time.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Kind } from './history-query.ts';
import styles from './rows.module.css';

const icons = {
  game: 'gamepad-2',
  deposit: 'arrow-down-to-line',
  withdrawal: 'arrow-up-from-line',
  bonus: 'gift',
  exchange: 'sparkles',
  safebox: 'lock-keyhole',
  other: 'wallet',
} as const satisfies Record<Kind, string>;

interface RowProps {
  /** Chooses the icon; an unknown kind has the icon of `other`. */
  kind: string;
  /** The game whose picture replaces the icon. */
  gameId?: number | undefined;
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
export function Row({ kind, gameId, title, note, time, amount, appearance, side, link }: RowProps) {
  const pictures = useConfig()?.web.gameResourceUrl ?? '/content/games/';
  const content = (
    <>
      {gameId === undefined ? (
        <span className={`icon-box ${styles.picture}`} data-kind={kind}>
          <Icon name={kind in icons ? icons[kind as Kind] : icons.other} />
        </span>
      ) : (
        <img
          className={styles.picture}
          src={gameImageUrl(pictures, gameId)}
          width={40}
          height={40}
          alt=""
          loading="lazy"
        />
      )}
      <span className={`flex-1 min-width-0 row wrap justify-between gap-x-3 ${styles.texts}`}>
        <span className={styles.what}>
          <b className="block">{title}</b>
          <span className="type-caption tabular color-muted flex wrap gap-x-2 break-anywhere">
            <time dateTime={new Date(time).toISOString()}>{formatTime(time)}</time>
            {note && <span>{note}</span>}
          </span>
        </span>
        <span className={`stack justify-items-end text-end ${styles.amounts}`}>
          <b className={classNames('num size-16', appearance && styles[appearance])}>{amount}</b>
          <span className="type-caption tabular color-muted">{side}</span>
        </span>
      </span>
    </>
  );
  return link ? (
    <Link {...link} className={classNames(styles.row, styles.opens)}>
      {content}
    </Link>
  ) : (
    <div className={styles.row}>{content}</div>
  );
}
