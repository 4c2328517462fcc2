import { Link, useLocation } from 'react-router-dom';
import { t } from '#messages/wallet.ts';
import { useIsOpen } from '#shared/safer-play/use-break.ts';
import { href } from '#routing/layout.ts';
import { WalletSummary } from '#shared/wallet/WalletSummary.tsx';
import styles from './wallet-top.module.css';

/**
 * The top of each page of the wallet: links between them, and the player's money. A link replaces the history entry, so
 * that Back leaves the wallet.
 */
export function WalletTop({ orders = true }: { orders?: boolean }) {
  const { pathname } = useLocation();
  const isOpen = useIsOpen();
  const pages = [
    { to: href('wallets', { id: 'deposit' }), label: t('wallet.deposit') },
    { to: href('wallets', { id: 'withdraw' }), label: t('wallet.withdraw') },
    { to: href('transactions'), label: t('wallet.records') },
  ];
  return (
    <>
      <nav className={styles.switch} aria-label={t('wallet.tabs')}>
        {pages
          .filter(({ to }) => isOpen(to))
          .map(({ to, label }) => (
            <Link key={to} replace to={to} aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          ))}
      </nav>
      <WalletSummary orders={orders} />
    </>
  );
}
