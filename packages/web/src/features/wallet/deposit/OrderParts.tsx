import type { ComponentProps, ReactNode } from 'react';
import { t } from '#messages/deposit.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './order.module.css';

interface OrderCardsProps {
  /** What happens. */
  what: ReactNode;
  /** A live region where it is news. */
  role?: ComponentProps<'div'>['role'];
  /** The facts, and what can be done. */
  children: ReactNode;
}

/** Two parts of an order: one column on a phone, cards on a desktop, side by side where there is room. */
export function OrderCards({ what, role, children }: OrderCardsProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.order}>
        <div className={styles.what} role={role}>
          {what}
        </div>
        <div className={styles.facts}>{children}</div>
      </div>
    </div>
  );
}

interface OrderPartsProps {
  /** What to pay, and how. */
  children: ReactNode;
  /** The facts to carry over. */
  facts: ReactNode;
  keys: ReactNode;
}

/** An order under way. */
export function OrderParts({ children, facts, keys }: OrderPartsProps) {
  return (
    <OrderCards what={children}>
      {facts}
      {keys}
      <p className={styles.trust}>
        <Icon name="shield-check" size={18} />
        {t('deposit.playMoney')}
      </p>
    </OrderCards>
  );
}
