import { NavLink, Navigate, useParams } from 'react-router-dom';
import { UnfinishedScreen } from '#features/unfinished/index.ts';
import {
  AmountPicker,
  ChannelPicker,
  OrderResult,
  OrderScreen,
  Parts,
  PayButton,
  Promo,
  Receive,
  RecentDeposits,
  TradeLine,
  useDeposit,
  useDepositForm,
  useLastOrder,
  useOrderAddress,
} from '#features/deposit/index.ts';
import type { PlainKey } from '#i18n/t.ts';
import { t } from '#messages/deposit.ts';
import { href } from '#routing/layout.ts';
import { ConfigMissing } from '#features/boot/index.ts';
import { Screen } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import styles from './wallets.module.css';

/** The wallets of a desktop: steps left, summary right, records below. */
export default function WalletsScreen() {
  const { id } = useParams();
  if (id === 'withdraw') return <UnfinishedScreen />;
  return id === 'deposit' ? <DepositScreen /> : <Navigate to={href('wallets', { id: 'deposit' })} replace />;
}

function Tabs() {
  const tabs: { to: string; icon: IconName; label: PlainKey<'deposit'> }[] = [
    { to: href('wallets', { id: 'deposit' }), icon: 'arrow-down-to-line', label: 'wallet.deposit' },
    { to: href('wallets', { id: 'withdraw' }), icon: 'arrow-up-from-line', label: 'wallet.withdraw' },
    { to: href('transactions'), icon: 'receipt-text', label: 'wallet.records' },
    { to: href('walletsKyc'), icon: 'shield-check', label: 'wallet.verify' },
    { to: href('walletsPassword'), icon: 'key-round', label: 'wallet.password' },
  ];
  return (
    <nav className={styles.tabs} aria-label={t('wallet.tabs')}>
      {tabs.map(({ to, icon, label }) => (
        <NavLink key={to} to={to} className={styles.tab ?? ''}>
          <Icon name={icon} size={18} />
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}

const nextSteps = { qr: 'deposit.nextQr', bank: 'deposit.nextBank', page: 'deposit.nextPage' } as const;

function DepositScreen() {
  const { orderId } = useOrderAddress();
  const form = useDepositForm(useLastOrder(orderId));
  const deposit = useDeposit(form);
  if (orderId !== null) return <OrderScreen key={orderId} orderId={orderId} top={<Tabs />} />;
  if (!form.ready) {
    return (
      <Screen title={t('wallet.title')}>
        <ConfigMissing />
      </Screen>
    );
  }
  if (deposit.asking === 'unknown') {
    return (
      <Screen title={t('wallet.title')}>
        <Tabs />
        <OrderResult state="unknown" onAgain={deposit.request} />
      </Screen>
    );
  }
  const kind = form.channel?.kind;
  return (
    <Screen title={t('wallet.title')}>
      <Tabs />
      <div className={styles.frame}>
        <div className={styles.page}>
          <div className={styles.steps}>
            <section className={styles.card}>
              <h2 className={styles.title}>{t('deposit.step', { step: 1, title: t('deposit.howMuch') })}</h2>
              <AmountPicker form={form} />
            </section>
            <section className={styles.card}>
              <h2 className={styles.title}>{t('deposit.step', { step: 2, title: t('deposit.payWith') })}</h2>
              <ChannelPicker form={form} />
            </section>
          </div>
          <aside className={styles.summary}>
            <Promo form={form} />
            <div className={styles.sums}>
              <Parts form={form} />
              <Receive form={form} />
              <PayButton form={form} deposit={deposit} />
              {kind && <p className={styles.next}>{t(nextSteps[kind])}</p>}
            </div>
            <ul className={styles.trust}>
              <li>
                <Icon name="zap" />
                {t('deposit.trustQr')}
              </li>
              <li>
                <Icon name="lock-keyhole" />
                {t('deposit.trustPassword')}
              </li>
              <li>
                <Icon name="shield-check" />
                {t('deposit.playMoney')}
              </li>
            </ul>
          </aside>
          <div className={styles.records}>
            <RecentDeposits />
            <TradeLine />
          </div>
        </div>
      </div>
    </Screen>
  );
}
