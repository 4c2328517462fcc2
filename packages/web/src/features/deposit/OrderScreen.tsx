import { useState } from 'react';
import { openService, ServiceDeskHost } from '#features/service/index.ts';
import { t } from '#i18n/t.ts';
import { Button } from '#ui/button/Button.tsx';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Screen } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { BankDetails } from './BankDetails.tsx';
import { saveQr } from './save-qr.ts';
import type { Order } from './order.ts';
import { OrderResult } from './OrderResult.tsx';
import styles from './order.module.css';
import { PageDetails } from './PageDetails.tsx';
import { QR_ELEMENT_ID, QrDetails } from './QrDetails.tsx';
import { useOrder } from './use-order.ts';
import './messages.ts';

function titleOf(order: Order): string {
  if (order.qr) return t('deposit.scanTitle');
  return order.bank ? t('deposit.transferTitle') : t('deposit.pageTitle');
}

/** An order under way (spec 4, steps 4 and 5): its details, its state, and the check when it is closed. */
export function OrderScreen({ order, onClose }: { order: Order; onClose: () => void }) {
  const { state, left, check } = useOrder(order);
  const [closing, setClosing] = useState(false);
  const open = state === 'waiting' || state === 'checking';
  const expiredQr = state === 'expired' && order.qr !== undefined;

  async function onPaid() {
    if (!(await check())) showToast('info', t('deposit.stillWaiting'));
  }
  async function close() {
    if (!open) {
      onClose();
      return;
    }
    // Closing checks the result; a settled order shows how it ended, an open one stays pending (spec 4).
    setClosing(true);
    const settled = await check();
    setClosing(false);
    if (settled) return;
    showToast('info', t('deposit.keptPending'));
    onClose();
  }

  const footer = open && (
    <div className={styles.keys}>
      {order.qr && (
        <Button onClick={() => void saveQr(QR_ELEMENT_ID, order.orderId)}>
          <Icon name="download" size={18} />
          {t('deposit.save')}
        </Button>
      )}
      <Button
        tone="gold"
        size="l"
        busy={(state === 'checking' || closing) && t('deposit.checking')}
        onClick={() => void onPaid()}
      >
        {t('deposit.paid')}
      </Button>
    </div>
  );
  return (
    <Screen
      title={open || expiredQr ? titleOf(order) : t('deposit.title')}
      tone="sheet"
      onBack={() => void close()}
      action={<RoundButton tone="plain" icon="headset" label={t('service.open')} onClick={openService} />}
      footer={footer}
    >
      <div className={styles.order}>
        {open || expiredQr ? (
          <>
            {order.qr && (
              <QrDetails
                order={{ ...order, qr: order.qr }}
                left={left ?? 0}
                expired={expiredQr}
                onRenew={onClose}
              />
            )}
            {order.bank && <BankDetails order={{ ...order, bank: order.bank }} />}
            {order.payUrl && <PageDetails order={order} />}
            <p className={styles.trust}>
              <Icon name="shield-check" size={18} />
              {t('deposit.playMoney')}
            </p>
          </>
        ) : (
          <OrderResult state={state} order={order} onAgain={onClose} />
        )}
      </div>
      <ServiceDeskHost />
    </Screen>
  );
}
