import { formatCoins } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { readBalance } from '#api/effects.ts';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/wallet.ts';
import { Card } from '#ui/card/Card.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import styles from './wallet-summary.module.css';

/**
 * The player's money above each page of the wallet: the balance, what can be withdrawn and why not all of it, and the
 * open orders. It is read each time, because it may have changed elsewhere.
 */
export function WalletSummary() {
  const coin = usePlayer()?.user.coin ?? 0;
  const { data } = useApiQuery('getExchange', {}, { refetchOnMount: 'always' });
  useEffect(() => void readBalance(), []);
  const held = data ? Math.max(0, coin - data.withdrawable) : 0;
  return (
    <div className={styles.top}>
      <Card as="div" className={styles.card}>
        <Coin size={40} />
        <p className={styles.sum}>
          <span className="type-caption color-muted">{t('wallet.balance')}</span>
          <b className="num">{formatCoins(coin)}</b>
        </p>
        <p className={styles.sum}>
          <span className="type-caption color-muted">{t('wallet.free')}</span>
          <b className="num">{data ? formatCoins(data.withdrawable) : '–'}</b>
        </p>
        {data && held > 0 && (
          <p className={`type-caption color-muted ${styles.held}`}>
            {t('wallet.held', { held: formatCoins(held) })}
            {data.turnoverLeft > 0 && (
              <span>{t('wallet.stake', { left: formatCoins(data.turnoverLeft) })}</span>
            )}
          </p>
        )}
      </Card>
      <OpenOrders />
    </div>
  );
}
