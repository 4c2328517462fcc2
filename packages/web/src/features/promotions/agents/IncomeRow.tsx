import { formatCoins } from '@tara/sdk/rules';
import { formatDay } from '#lib/day.ts';
import shared from './income.module.css';

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
    <li className={`row wrap justify-between gap-x-3 ${shared.row}`}>
      <span className="grid min-width-0 type-caption color-muted break-anywhere">
        <b className="type-label color-text">{nickname}</b>
        <span>
          {kind && `${kind} ·`}
          {formatDay(timestamp)}
        </span>
      </span>
      <b className={`num ${shared.amount}`}>+{formatCoins(amount)}</b>
    </li>
  );
}
