import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/wallet.ts';
import { WalletTabs } from './WalletTabs.tsx';

const SafeboxPassword = lazyPart(() => import('#features/wallet/safebox/SafeboxPassword.tsx'));

/** The password of a desktop's safebox: a page of the wallet. */
export default function SafeboxPasswordScreen() {
  return <SafeboxPassword title={t('wallet.title')} top={<WalletTabs />} />;
}
