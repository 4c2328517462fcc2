import { t as tCopy } from '#messages/copy.ts';
import { t } from '#messages/orders.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { copyText } from '#ui/copy.ts';
import styles from './orders.module.css';

/** The ID of an order with a copy button. */
export function OrderId({ id }: { id: string }) {
  return (
    <span className={`inline-flex align-center max-width-full color-muted break-anywhere ${styles.id}`}>
      <span>{id}</span>
      <RoundButton
        variant="plain"
        icon="copy"
        label={tCopy('common.copy', { what: t('orders.id', { id }) })}
        onClick={() => void copyText(id)}
      />
    </span>
  );
}
