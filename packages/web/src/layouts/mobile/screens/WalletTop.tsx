import { Link, useLocation } from 'react-router-dom';
import { t } from '#messages/wallet.ts';
import { useIsOpen } from '#shared/safer-play/use-break.ts';
import { href } from '#routing/layout.ts';
import { OpenOrders } from '#shared/wallet/OpenOrders.tsx';
import { WalletSummary } from '#shared/wallet/WalletSummary.tsx';
import styles from './wallet-top.module.css';

/**
 * The top of each page of the wallet: links between them, and the player's money. A link replaces the history entry, so
 * that Back leaves the wallet.
 * @param summary whether to show the sums, or the open orders alone
 */
export function WalletTop({ summary = true }: { summary?: boolean }) {
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
      {summary ? <WalletSummary /> : <OpenOrders />}
    </>
  );
}
