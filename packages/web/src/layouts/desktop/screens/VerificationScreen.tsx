import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/wallet.ts';
import { WalletTabs } from './WalletTabs.tsx';

const Verification = lazyPart(() => import('#features/wallet/verification/Verification.tsx'));

/** How the verification of a desktop's player stands, or its first step: a page of the wallet. */
export default function VerificationScreen() {
  return <Verification title={t('wallet.title')} top={<WalletTabs />} />;
}
