import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/wallet.ts';
import { WalletTabs } from './WalletTabs.tsx';

const SafeboxPassword = lazyPart(() => import('#features/wallet/safebox/SafeboxPassword.tsx'));

/** The safebox password as a page of the desktop's wallet. */
export default function SafeboxPasswordScreen() {
  return <SafeboxPassword title={t('wallet.title')} top={<WalletTabs />} />;
}
