import { SafeboxPassword } from '#features/wallet/safebox/lazy-parts.ts';
import { t } from '#messages/wallet.ts';
import { WalletTabs } from './WalletTabs.tsx';

/** The password of a desktop's safebox: a page of the wallet. */
export default function SafeboxPasswordScreen() {
  return <SafeboxPassword title={t('wallet.title')} top={<WalletTabs />} />;
}
