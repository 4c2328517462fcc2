import { formatCoins } from '@tara/sdk/rules';
import { formatDay } from '#lib/day.ts';
import shared from './income.module.css';
import styles from './income-row.module.css';

interface IncomeRowProps {
  /** Masked by the server. */
  nickname: string;
  /** Hundredths. */
  amount: number;
  /** Milliseconds since 1970 UTC. */
  timestamp: number;
  /** The kind of income; omitted if all rows have the same kind. */
  kind?: string;
}

/** The income from a friend on one day. */
export function IncomeRow({ nickname, amount, timestamp, kind }: IncomeRowProps) {
  return (
    <li className={shared.row}>
      <span className={shared.who}>
        <b>{nickname}</b>
        <span>
          {kind && `${kind} · `}
          {formatDay(timestamp)}
        </span>
      </span>
      <b className={`num ${styles.amount}`}>+{formatCoins(amount)}</b>
    </li>
  );
}
