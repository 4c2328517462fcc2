import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/wallet.ts';
import { WalletTabs } from './WalletTabs.tsx';

const Verification = lazyPart(() => import('#features/wallet/verification/Verification.tsx'));

/** The state of the verification, or its first step, as a page of the desktop's wallet. */
export default function VerificationScreen() {
  return <Verification title={t('wallet.title')} top={<WalletTabs />} />;
}
