import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/wallet.ts';
import { useRouteName } from '#routing/route-name.ts';
import { WalletTabs } from './WalletTabs.tsx';

const PAGES = {
  walletsPassword: lazyPart(() => import('#features/wallet/safebox/SafeboxPassword.tsx')),
  walletsKyc: lazyPart(() => import('#features/wallet/verification/Verification.tsx')),
  walletsKycUpload: lazyPart(() => import('#features/wallet/verification/VerificationUpload.tsx')),
};

/** The safebox password or the verification as a page of the desktop's wallet. */
export default function WalletPageScreen() {
  const Page = PAGES[useRouteName() as keyof typeof PAGES];
  return <Page title={t('wallet.title')} top={<WalletTabs />} />;
}
