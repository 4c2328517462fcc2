import { Verification } from '#features/wallet/verification/lazy-parts.ts';
import { t } from '#messages/wallet.ts';
import { WalletTabs } from './WalletTabs.tsx';

/** How the verification of a desktop's player stands, or its first step: a page of the wallet. */
export default function VerificationScreen() {
  return <Verification title={t('wallet.title')} top={<WalletTabs />} />;
}
