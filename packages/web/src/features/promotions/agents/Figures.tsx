import { formatCoins } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { Coin } from '#ui/coin/Coin.tsx';
import styles from './figures.module.css';

interface FiguresProps {
  /** Label of the amount. */
  label: string;
  /** Hundredths. */
  amount: number;
  /** Further numbers below it. */
  numbers: readonly { label: string; value: ReactNode }[];
}

/** The income from friends: the amount to collect, and numbers. */
export function Figures({ label, amount, numbers }: FiguresProps) {
  return (
    <div className="card padding-4">
      <div className="row gap-3">
        <Coin size={40} />
        <p className={`grid min-width-0 type-note color-muted ${styles.amount}`}>
          <span>{label}</span>
          <b className="num">{formatCoins(amount)}</b>
        </p>
      </div>
      <dl className={styles.numbers}>
        {numbers.map(({ label: name, value }) => (
          <div key={name}>
            <dt className="type-note color-muted">{name}</dt>
            <dd className="num size-20">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
