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
    <div className={styles.card}>
      <div className={styles.lead}>
        <Coin size={40} />
        <p className={styles.amount}>
          <span>{label}</span>
          <b className="num">{formatCoins(amount)}</b>
        </p>
      </div>
      <dl className={styles.numbers}>
        {numbers.map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
