import { externalUrl } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { t } from '#i18n/t.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { CopyRow } from './CopyRow.tsx';
import type { Order } from './order.ts';
import styles from './order.module.css';

const opened = new Set<string>();

/** Opens the payment page once per order: in a new window, in this one when that is blocked (spec 4). */
function openOnce({ orderId, payUrl }: Order): void {
  if (!payUrl || opened.has(orderId)) return;
  opened.add(orderId);
  const target = externalUrl(payUrl, window.location.href);
  if (!target) return;
  const page = window.open(target, '_blank');
  if (page) page.opener = null;
  else window.location.assign(target);
}

/** Waiting for a payment that happens on a page of its own. */
export function PageDetails({ order }: { order: Order }) {
  const { full } = useMoney();
  useEffect(() => {
    // Only a fresh order opens it by itself; after a reload the player decides.
    if (Date.now() - order.askedAt < 3000) openOnce(order);
  }, [order]);
  return (
    <>
      <p className={`num ${styles.amount}`}>{full(order.amount)}</p>
      <p className={styles.lead}>{t('deposit.pageText')}</p>
      <dl className={styles.rows}>
        <CopyRow label={t('deposit.order')} value={order.orderId} />
      </dl>
      <a
        className={styles.here}
        href={externalUrl(order.payUrl, window.location.href) ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('deposit.pageOpen')}
        <Icon name="external-link" size={16} />
      </a>
    </>
  );
}
