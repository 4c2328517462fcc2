import type { UserInfo } from '@tara/sdk';
import { formatCoins, formatPoints } from '@tara/sdk/rules';
import star from '#assets/objects/star.webp';
import { t } from '#messages/points.ts';
import { Coin } from '#ui/coin/Coin.tsx';
import { Intro } from '#ui/intro/Intro.tsx';
import { FitNumber } from '#ui/money/FitNumber.tsx';
import styles from './points-balance.module.css';

/** The points, and their worth in coins. */
export function PointsBalance({ user }: { user: UserInfo }) {
  return (
    <Intro object={star} title={t('points.yours')}>
      <p className={styles.line}>
        <FitNumber className={`color-text ${styles.amount}`} text={formatPoints(user.lottery)} />
      </p>
      <p className="row gap-2 type-entry color-text">
        <Coin size={22} />
        {t('points.coins', { amount: formatCoins(user.coin) })}
      </p>
      <p>{t('points.from')}</p>
    </Intro>
  );
}
