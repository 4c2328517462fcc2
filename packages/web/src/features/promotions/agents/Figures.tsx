import { formatCoins } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { Coin } from '#ui/coin/Coin.tsx';
import styles from './figures.module.css';

interface FiguresProps {
  /** What waits, in words. */
  label: string;
  /** How much of it, in hundredths. */
  amount: number;
  /** Further numbers below it. */
  numbers: readonly { label: string; value: ReactNode }[];
}

/** What friends have brought: the amount that waits, and the numbers behind it. */
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
