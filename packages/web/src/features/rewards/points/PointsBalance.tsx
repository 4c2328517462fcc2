import type { UserInfo } from '@tara/sdk';
import { formatCoins, formatPoints } from '@tara/sdk/rules';
import star from '#assets/objects/star.webp';
import { t } from '#messages/points.ts';
import { Coin } from '#ui/coin/Coin.tsx';
import styles from './points-balance.module.css';

/** The points, and their worth in coins. */
export function PointsBalance({ user }: { user: UserInfo }) {
  return (
    <section className={styles.card}>
      <div className={styles.text}>
        <h2 className={styles.label}>{t('points.yours')}</h2>
        <p className={`num ${styles.amount}`}>{formatPoints(user.lottery)}</p>
        <p className="row gap-2 type-entry">
          <Coin size={22} />
          {t('points.coins', { amount: formatCoins(user.coin) })}
        </p>
        <p className={styles.from}>{t('points.from')}</p>
      </div>
      <img className="flex-none shadow-object" src={star} width={112} height={112} alt="" />
    </section>
  );
}
