import { formatCoins } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { t } from '#messages/deposit.ts';
import { useMoney } from '#ui/money/use-money.ts';
import { CopyRow } from './CopyRow.tsx';
import type { Order } from './order.ts';
import styles from './order.module.css';
import { OrderParts } from './OrderParts.tsx';

interface BankDetailsProps {
  order: Order;
  bank: NonNullable<Order['appRechargeBankOwn']>;
  keys: ReactNode;
}

/**
 * Bank transfer details (spec 2.8, 3). The label that the specification has for the
 * amount is the second one (docs/decisions/0053).
 */
export function BankDetails({ order, bank, keys }: BankDetailsProps) {
  const { full } = useMoney();
  return (
    <OrderParts
      keys={keys}
      facts={
        <dl className={styles.rows}>
          <CopyRow
            label={t('deposit.bank')}
            value={`${bank.bankName} (${bank.shortBankName})`}
            copy={bank.bankName}
          />
          <CopyRow label={t('deposit.account')} value={bank.accountName} />
          <CopyRow
            label={t('deposit.card')}
            value={bank.cardNum}
            // Grouped for reading; the copy has no spaces, which banking apps reject.
            copy={bank.cardNum.replaceAll(/\s/g, '')}
          />
          <CopyRow
            label={t('deposit.amount')}
            note={t('deposit.invitingAgent')}
            value={full(bank.amount)}
            copy={formatCoins(bank.amount)}
          />
          <CopyRow label={t('deposit.order')} value={order.orderId} />
        </dl>
      }
    >
      <p className={`num ${styles.amount}`}>{full(bank.amount)}</p>
      <p className={styles.lead}>{t('deposit.transferText')}</p>
    </OrderParts>
  );
}
