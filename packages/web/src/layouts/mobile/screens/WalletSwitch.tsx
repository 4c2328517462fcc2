import { Link } from 'react-router-dom';
import { t } from '#messages/wallet.ts';
import { href } from '#routing/layout.ts';
import styles from './wallet-switch.module.css';

/** From the withdrawal to the deposit. Back leads out of the wallet, so the one replaces the other. */
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
