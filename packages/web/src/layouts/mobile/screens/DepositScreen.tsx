import { AmountPicker } from '#features/wallet/deposit/AmountPicker.tsx';
import { ChannelPicker } from '#features/wallet/deposit/ChannelPicker.tsx';
import { OrderResult } from '#features/wallet/deposit/OrderResult.tsx';
import { OrderScreen } from '#features/wallet/deposit/OrderScreen.tsx';
import { PayButton } from '#features/wallet/deposit/PayButton.tsx';
import { DepositPromo, ReceivedTotal } from '#features/wallet/deposit/DepositSummary.tsx';
import { PayMethodLine } from '#features/wallet/deposit/PayMethodLine.tsx';
import { useDeposit } from '#features/wallet/deposit/use-deposit.ts';
import { useDepositForm } from '#features/wallet/deposit/use-deposit-form.ts';
import { useLastOrder } from '#features/wallet/deposit/order.ts';
import { useOrderAddress } from '#features/wallet/deposit/use-order-address.ts';
import { t } from '#messages/deposit.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { BreakNotice } from '#shared/safer-play/BreakNoticePart.tsx';
import { useBreak } from '#shared/safer-play/use-break.ts';
import { Screen } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './deposit.module.css';
import { WalletTop } from './WalletTop.tsx';

/** The deposit on the phone, which slides up (spec 2.8). */
export default function DepositScreen() {
  const { orderId } = useOrderAddress();
  const form = useDepositForm(useLastOrder(orderId));
  const deposit = useDeposit(form);
  const breakEnd = useBreak();
  if (orderId !== null) return <OrderScreen key={orderId} orderId={orderId} />;
  if (!form.ready) {
    return (
      <Screen title={t('deposit.title')} variant="sheet">
        <ConfigMissing />
      </Screen>
    );
  }
  // The outcome of a deposit before the break can still be checked.
  if (breakEnd !== null && deposit.asking !== 'unknown') {
    return (
      <Screen title={t('deposit.title')} variant="sheet">
        <WalletTop />
        <BreakNotice end={breakEnd} />
      </Screen>
    );
  }
  return (
    <Screen
      title={t('deposit.title')}
      variant="sheet"
      footer={
        deposit.asking !== 'unknown' && (
          <div className={styles.bar}>
            <div className={styles.foot}>
              <ReceivedTotal form={form} />
              <PayButton form={form} deposit={deposit} />
            </div>
          </div>
        )
      }
    >
      <WalletTop />
      {deposit.asking === 'unknown' ? (
        <OrderResult state="unknown" onAgain={deposit.request} />
      ) : (
        <div className="stack gap-5">
          <DepositPromo form={form} />
          <section>
            <h2 className="margin-bottom-2 type-label">{t('deposit.howMuch')}</h2>
            <AmountPicker form={form} />
          </section>
          <section>
            <h2 className="margin-bottom-2 type-label">{t('deposit.payWith')}</h2>
            <ChannelPicker form={form} />
          </section>
          <p className="row justify-center gap-2 type-caption color-muted">
            <Icon name="shield-check" size={18} className="color-teal" />
            {t('deposit.playMoney')}
          </p>
          <PayMethodLine />
        </div>
      )}
    </Screen>
  );
}
