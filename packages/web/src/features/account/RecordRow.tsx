import { formatCoins } from '@tara/sdk/rules';
import type { ComponentProps, ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/time.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Chip } from '#ui/chip/Chip.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { copyText } from '#ui/copy.ts';
import styles from './records.module.css';

interface RecordRowProps {
  orderId: string;
  /** Hundredths. */
  amount: number;
  /** Milliseconds since 1970 UTC. */
  createTime: number;
  tone: ComponentProps<typeof Chip>['tone'];
  /** The state in a word. */
  state: string;
  /** By which way the money went. */
  way: ReactNode;
  /** What there is to say of the state. */
  note?: ReactNode;
}

/** One order: how much, its state, when, by which way, and its order ID, which copies. */
export function RecordRow({ orderId, amount, createTime, tone, state, way, note }: RecordRowProps) {
  return (
    <li className={styles.row}>
      <span className={classNames('num', styles.amount, tone === 'bad' && styles.void)}>
        <Coin size={22} />
        {formatCoins(amount)}
      </span>
      <span className={styles.status}>
        <Chip tone={tone}>{state}</Chip>
      </span>
      <span className={styles.when}>
        <time dateTime={new Date(createTime).toISOString()}>{formatDayTime(createTime)}</time>
        {way !== undefined && <span className={styles.way}>{way}</span>}
      </span>
      <span className={styles.order}>
        {orderId}
        <RoundButton
          tone="plain"
          icon="copy"
          label={t('common.copy', { what: t('account.orderId', { id: orderId }) })}
          onClick={() => void copyText(orderId)}
        />
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </li>
  );
}
