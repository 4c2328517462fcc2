import { AmountPicker } from '#features/wallet/deposit/AmountPicker.tsx';
import { ChannelPicker } from '#features/wallet/deposit/ChannelPicker.tsx';
import { OrderResult } from '#features/wallet/deposit/OrderResult.tsx';
import { OrderScreen } from '#features/wallet/deposit/OrderScreen.tsx';
import { AmountParts, DepositPromo, ReceivedTotal } from '#features/wallet/deposit/DepositSummary.tsx';
import { PayButton } from '#features/wallet/deposit/PayButton.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { PayMethodLine } from '#features/wallet/deposit/PayMethodLine.tsx';
import { useDeposit } from '#features/wallet/deposit/use-deposit.ts';
import { useDepositForm } from '#features/wallet/deposit/use-deposit-form.ts';
import { useLastOrder } from '#features/wallet/deposit/order.ts';
import { useOrderAddress } from '#features/wallet/deposit/use-order-address.ts';
import { t } from '#messages/deposit.ts';
import { t as tWallet } from '#messages/wallet.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { BreakNotice } from '#shared/safer-play/BreakNoticePart.tsx';
import { useBreak } from '#shared/safer-play/use-break.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Screen } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './deposit.module.css';
import { WalletTabs } from './WalletTabs.tsx';
import { WalletTop } from './WalletTop.tsx';

const RecentDeposits = lazyPart(() => import('#features/wallet/deposit/RecentDeposits.tsx'));

/** The next step by the kind of channel; nothing for unknown kinds. */
const nextSteps: Readonly<
  Record<string, 'deposit.nextQr' | 'deposit.nextBank' | 'deposit.nextPage' | undefined>
> = {
  qr: 'deposit.nextQr',
  bank: 'deposit.nextBank',
  page: 'deposit.nextPage',
};

/** The deposit on the desktop: steps on the left, summary on the right, records below. */
export default function DepositScreen() {
  const { orderId } = useOrderAddress();
  const form = useDepositForm(useLastOrder(orderId));
  const deposit = useDeposit(form);
  const breakEnd = useBreak();
  if (orderId !== null) return <OrderScreen key={orderId} orderId={orderId} top={<WalletTabs />} />;
  if (!form.ready) {
    return (
      <Screen title={tWallet('wallet.title')}>
        <ConfigMissing />
      </Screen>
    );
  }
  if (deposit.asking === 'unknown') {
    return (
      <Screen title={tWallet('wallet.title')}>
        <WalletTabs />
        <OrderResult state="unknown" onAgain={deposit.request} />
      </Screen>
    );
  }
  if (breakEnd !== null) {
    return (
      <Screen title={tWallet('wallet.title')}>
        <WalletTop />
        <BreakNotice end={breakEnd} />
      </Screen>
    );
  }
  const next = nextSteps[form.channel?.kind ?? ''];
  return (
    <Screen title={tWallet('wallet.title')}>
      <WalletTop />
      <div className={styles.frame}>
        <div className={`flex column gap-4 ${styles.page}`}>
          <div className={`stack gap-4 ${styles.steps}`}>
            <section className={styles.card}>
              <h2 className="margin-bottom-3 type-section">
                {t('deposit.step', { step: 1, title: t('deposit.howMuch') })}
              </h2>
              <AmountPicker form={form} />
            </section>
            <section className={styles.card}>
              <h2 className="margin-bottom-3 type-section">
                {t('deposit.step', { step: 2, title: t('deposit.payWith') })}
              </h2>
              <ChannelPicker form={form} />
            </section>
          </div>
          <aside className={styles.summary}>
            <DepositPromo form={form} />
            <div className={styles.sums}>
              <AmountParts form={form} />
              <ReceivedTotal form={form} />
              <PayButton form={form} deposit={deposit} />
              {next && <p className={`type-caption color-muted text-center ${styles.next}`}>{t(next)}</p>}
            </div>
            <ul className={styles.trust}>
              <li className="row gap-3 type-label">
                <Icon name="zap" className="color-teal" />
                {t('deposit.trustQr')}
              </li>
              <li className="row gap-3 type-label">
                <Icon name="lock-keyhole" className="color-teal" />
                {t('deposit.trustPassword')}
              </li>
              <li className="row gap-3 type-label">
                <Icon name="shield-check" className="color-teal" />
                {t('deposit.playMoney')}
              </li>
            </ul>
          </aside>
          <div className="stack gap-4">
            <SilentBoundary>
              <RecentDeposits />
            </SilentBoundary>
            <PayMethodLine />
          </div>
        </div>
      </div>
    </Screen>
  );
}
