import { VerificationUpload } from '#features/wallet/verification/lazy-parts.ts';
import { t } from '#messages/wallet.ts';
import { WalletTabs } from './WalletTabs.tsx';

/** The pictures of the verification on a desktop: a page of the wallet. */
export default function VerificationUploadScreen() {
  return <VerificationUpload title={t('wallet.title')} top={<WalletTabs />} />;
}
