import type { ComponentProps, ReactNode } from 'react';
import { t } from '#messages/deposit.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './order-parts.module.css';

interface OrderCardsProps {
  /** The instructions. */
  what: ReactNode;
  /** Role of a live region if it changes. */
  role?: ComponentProps<'div'>['role'];
  /** The details and actions. */
  children: ReactNode;
}

/** Two parts of an order: stacked on a phone, cards on a desktop, side by side if there is room. */
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
  /** Details to copy. */
  facts: ReactNode;
  keys: ReactNode;
}

/** An open order. */
export function OrderParts({ children, facts, keys }: OrderPartsProps) {
  return (
    <OrderCards what={children}>
      {facts}
      {keys}
      <p className="row gap-2 type-caption color-muted">
        <Icon name="shield-check" size={18} className="color-teal" />
        {t('deposit.playMoney')}
      </p>
    </OrderCards>
  );
}
