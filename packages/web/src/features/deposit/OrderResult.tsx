import { formatCoins } from '@tara/sdk/rules';
import coins from '#assets/objects/coin.webp';
import { openService } from '#features/service/index.ts';
import { t } from '#i18n/t.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { CopyRow } from './CopyRow.tsx';
import type { Order } from './order.ts';
import styles from './order.module.css';

interface OrderResultProps {
  state: 'done' | 'declined' | 'expired' | 'unknown';
  /** Left out while none is known. */
  order?: Order;
  onAgain: () => void;
}

/** How a deposit ended: what happened, whether coins moved, what to do next. */
export function OrderResult({ state, order, onAgain }: OrderResultProps) {
  if (state === 'done') {
    const amount = formatCoins(order?.receive ?? 0);
    return (
      <div className={styles.result} role="status">
        <img src={coins} width={96} height={96} alt="" />
        <h2 className={styles.heading}>{t('deposit.doneTitle')}</h2>
        <p className={`num ${styles.added}`} aria-hidden="true">
          +{amount}
        </p>
        <p className={styles.said}>{t('deposit.doneText', { amount })}</p>
        <div className={styles.ways}>
          <LinkButton tone="gold" wide to={href('home')}>
            {t('deposit.lobby')}
          </LinkButton>
          <Button wide onClick={onAgain}>
            {t('deposit.again')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.result} role="alert">
      <span className={styles.sign} data-state={state}>
        <Icon name={state === 'declined' ? 'x' : 'clock'} size={26} />
      </span>
      <h2 className={styles.heading}>{t(`deposit.${state}Title`)}</h2>
      <p className={styles.said}>{t(`deposit.${state}Text`)}</p>
      {order && (
        <dl className={styles.rows}>
          <CopyRow label={t('deposit.order')} value={order.orderId} />
          <CopyRow label={t('deposit.amount')} value={formatCoins(order.amount)} />
        </dl>
      )}
      <div className={styles.ways}>
        <Button tone="gold" wide onClick={onAgain}>
          {t('deposit.tryAgain')}
        </Button>
        <Button wide onClick={openService}>
          {t('deposit.help')}
        </Button>
      </div>
    </div>
  );
}
