import { formatCoins } from '@tara/sdk/rules';
import gullak from '#assets/objects/gullak-large.webp';
import styles from './stage.module.css';
import type { Round } from './use-round.ts';

/** The pot as a jar that fills from the bottom. The amount is in the card of the pot. */
export function Jar({ amount, targetAmount }: Pick<Round, 'amount' | 'targetAmount'>) {
  const empty = 1 - Math.min(1, targetAmount > 0 ? amount / targetAmount : 1);
  return (
    <span className={styles.jar} aria-hidden="true">
      <img src={gullak} width={128} height={128} alt="" className={styles.empty} />
      <img
        src={gullak}
        width={128}
        height={128}
        alt=""
        style={{ clipPath: `inset(${(empty * 100).toFixed(1)}% 0 0)` }}
      />
      <b className={`num nowrap ${styles.amount}`}>{formatCoins(amount)}</b>
    </span>
  );
}
