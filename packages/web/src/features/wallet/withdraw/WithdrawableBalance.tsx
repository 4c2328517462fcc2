import { formatCoins } from '@tara/sdk/rules';
import { t } from '#messages/withdraw.ts';
import { Card } from '#ui/card/Card.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import type { ExchangeInfo } from './AmountPicker.tsx';
import styles from './withdrawable-balance.module.css';

/** The available balance, and why the rest is not available. @param coin the balance in hundredths */
export function WithdrawableBalance({
  info: { withdrawable, turnoverLeft },
  coin,
}: {
  info: ExchangeInfo;
  coin: number;
}) {
  const held = Math.max(0, coin - withdrawable);
  return (
    <Card as="div" className={styles.free}>
      <Coin size={48} />
      <p className={styles.amount}>
        <span>{t('withdraw.free')}</span>
        <b className="num">{formatCoins(withdrawable)}</b>
      </p>
      {held > 0 && (
        <p className={styles.held}>
          {t('withdraw.held', { held: formatCoins(held) })}
          {turnoverLeft > 0 && <span>{t('withdraw.stake', { left: formatCoins(turnoverLeft) })}</span>}
        </p>
      )}
    </Card>
  );
}
