import { formatCoins } from '@tara/sdk/rules';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/account.ts';
import { t as tDeposit } from '#messages/deposit.ts';
import { t as tCopy } from '#messages/copy.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/time.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Chip } from '#ui/chip/Chip.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { copyText } from '#ui/copy.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './records.module.css';

interface RecordRowProps {
  orderId: string;
  /** Hundredths. */
  amount: number;
  /** Hundredths that were credited on top. */
  bonus?: number | undefined;
  /** Milliseconds since 1970 UTC. */
  createTime: number;
  variant: ComponentProps<typeof Chip>['variant'];
  /** The state in a word. */
  state: string;
  /** By which way the money went. */
  way: ReactNode;
  /** What there is to say of the state. */
  note?: ReactNode;
  /** Where the order opens, and what its link says. */
  open?: { to: string; label: string };
}

/** One order: how much came of it, its state, when, by which way, and its order ID, which copies. */
export function RecordRow({
  orderId,
  amount,
  bonus = 0,
  createTime,
  variant,
  state,
  way,
  note,
  open,
}: RecordRowProps) {
  return (
    <li className={classNames(styles.row, open && styles.opens)}>
      <span className={classNames('num', styles.amount, variant === 'bad' && styles.void)}>
        <Coin size={22} />
        {formatCoins(amount + bonus)}
      </span>
      <span className={styles.status}>
        <Chip variant={variant}>{state}</Chip>
      </span>
      <span className={styles.when}>
        <time dateTime={new Date(createTime).toISOString()}>{formatDayTime(createTime)}</time>
        {way !== undefined && <span className={styles.way}>{way}</span>}
      </span>
      <span className={styles.order}>
        <span className={styles.id}>{orderId}</span>
        <RoundButton
          variant="plain"
          icon="copy"
          label={tCopy('common.copy', { what: t('account.orderId', { id: orderId }) })}
          onClick={() => void copyText(orderId)}
        />
      </span>
      {bonus > 0 && (
        <span className={styles.note}>
          {tDeposit('deposit.credited', { amount: formatCoins(amount), bonus: formatCoins(bonus) })}
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
      {open && (
        <Link className={styles.open} to={open.to}>
          {open.label}
          <span className="visually-hidden">{tDeposit('deposit.ofOrder', { id: orderId })}</span>
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </li>
  );
}
