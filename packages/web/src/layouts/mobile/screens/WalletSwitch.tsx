import { Link } from 'react-router-dom';
import { t } from '#messages/wallet.ts';
import { href } from '#routing/layout.ts';
import styles from './wallet-switch.module.css';

/** Link from the withdrawal to the deposit. It replaces the history entry, so that Back leaves the wallet. */
export function WalletSwitch() {
  return (
    <nav className={styles.switch} aria-label={t('wallet.tabs')}>
      <Link replace to={href('wallets', { id: 'deposit' })}>
        {t('wallet.deposit')}
      </Link>
      <Link replace to={href('wallets', { id: 'withdraw' })} aria-current="page">
        {t('wallet.withdraw')}
      </Link>
    </nav>
  );
}
