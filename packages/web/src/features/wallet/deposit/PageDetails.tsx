import { externalUrl, formatCoins } from '@tara/sdk/rules';
import { useEffect, type ReactNode } from 'react';
import { t } from '#messages/deposit.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { CopyRow } from './CopyRow.tsx';
import { takeFresh, type Order } from './order.ts';
import styles from './order.module.css';
import { OrderParts } from './OrderParts.tsx';

/** Opens a payment page in a new window, or in this one if that is blocked (spec 4). */
function openPage(target: string): void {
  const page = window.open(target, '_blank');
  if (page) page.opener = null;
  else window.location.assign(target);
}

/** Waits for a payment on another page. */
export function PageDetails({ order: { orderId, amount, payUrl }, keys }: { order: Order; keys: ReactNode }) {
  const { full } = useMoney();
  const target = externalUrl(payUrl, window.location.href);
  useEffect(() => {
    // Only a new order opens it automatically.
    if (takeFresh(orderId) && target) openPage(target);
  }, [orderId, target]);
  return (
    <OrderParts
      keys={keys}
      facts={
        <dl className={styles.rows}>
          <CopyRow label={t('deposit.order')} value={orderId} />
          <CopyRow label={t('deposit.amount')} value={formatCoins(amount)} />
        </dl>
      }
    >
      <p className={`num ${styles.amount}`}>{full(amount)}</p>
      <p className={styles.lead}>{t('deposit.pageText')}</p>
      <a
        className={`inline-flex align-center gap-2 min-height-target type-label color-info ${styles.here}`}
        href={target ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('deposit.openHere')}
        <Icon name="external-link" size={16} />
      </a>
    </OrderParts>
  );
}
