import { Link, useLocation } from 'react-router-dom';
import type { PlainKey } from '#i18n/t.ts';
import { t } from '#messages/wallet.ts';
import { useIsOpen } from '#shared/safer-play/use-break.ts';
import { href } from '#routing/layout.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import styles from './wallet-tabs.module.css';

/** Whether a tab is current: its page or a later step of it. */
function isOn(to: string, pathname: string): boolean {
  return pathname === to || (to === href('walletsKyc') && pathname === href('walletsKycUpload'));
}

export function WalletTabs() {
  const tabs: { to: string; icon: IconName; label: PlainKey<'wallet'> }[] = [
    { to: href('wallets', { id: 'deposit' }), icon: 'arrow-down-to-line', label: 'wallet.deposit' },
    { to: href('wallets', { id: 'withdraw' }), icon: 'arrow-up-from-line', label: 'wallet.withdraw' },
    { to: href('transactions'), icon: 'receipt-text', label: 'wallet.records' },
    { to: href('walletsKyc'), icon: 'shield-check', label: 'wallet.verify' },
    { to: href('walletsPassword'), icon: 'key-round', label: 'wallet.password' },
  ];
  const { pathname } = useLocation();
  const isOpen = useIsOpen();
  return (
    <nav className="flex wrap gap-2 margin-bottom-4" aria-label={t('wallet.tabs')}>
      {tabs
        .filter(({ to }) => isOpen(to))
        .map(({ to, icon, label }) => (
          <Link
            key={to}
            to={to}
            className={`row gap-2 min-height-target type-label color-muted ${styles.tab}`}
            aria-current={isOn(to, pathname) ? 'page' : undefined}
          >
            <Icon name={icon} size={18} />
            {t(label)}
          </Link>
        ))}
    </nav>
  );
}
