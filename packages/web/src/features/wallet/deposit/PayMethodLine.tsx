import { TICKER_INTERVAL_MS, TradeType } from '@tara/sdk/rules';
import { useEffect, useState } from 'react';
import { useApiQuery } from '#api/query.ts';
import { t } from '#messages/deposit.ts';
import { useMoney } from '#ui/money/use-money.ts';
import styles from './pay-method-line.module.css';

/** The notice line of the wallets: deposits and withdrawals of others (spec 7.3). */
export function PayMethodLine() {
  const { data } = useApiQuery('tradeInfo', {});
  const { full } = useMoney();
  const [turn, setTurn] = useState(0);
  // Unknown kinds of trades have no text.
  const list = (data?.tradeList ?? []).filter(
    ({ type }) => type === TradeType.deposit || type === TradeType.withdraw,
  );
  const many = list.length > 1;
  useEffect(() => {
    if (!many) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), 2 * TICKER_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [many]);
  const trade = list[turn % Math.max(1, list.length)];
  if (!trade) return null;
  const key = trade.type === TradeType.deposit ? 'deposit.trade1' : 'deposit.trade2';
  return (
    <p className={styles.line} key={turn}>
      {t(key, { phone: trade.phone, amount: full(trade.amount) })}
    </p>
  );
}
