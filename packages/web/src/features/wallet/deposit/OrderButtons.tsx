import { t } from '#messages/deposit.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './order.module.css';
import { QR_ELEMENT_ID } from './QrDetails.tsx';
import { saveQr } from './save-qr.ts';

interface OrderButtonsProps {
  /** File name of the code, if there is one. */
  qrName?: string | undefined;
  busy: boolean;
  onPaid: () => void;
}

/** The actions of an open order: in the footer bar on a phone, beside the details on a desktop. */
export function OrderButtons({ qrName, busy, onPaid }: OrderButtonsProps) {
  return (
    <div className={styles.buttons}>
      {qrName && (
        <Button onClick={() => void saveQr(QR_ELEMENT_ID, qrName)}>
          <Icon name="download" size={18} />
          {t('deposit.save')}
        </Button>
      )}
      <Button variant="gold" size="l" busy={busy && t('deposit.checking')} onClick={onPaid}>
        {t('deposit.paid')}
      </Button>
    </div>
  );
}
