import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/wallet.ts';
import { WalletTabs } from './WalletTabs.tsx';

const VerificationUpload = lazyPart(() => import('#features/wallet/verification/VerificationUpload.tsx'));

/** The pictures of the verification as a page of the desktop's wallet. */
export default function VerificationUploadScreen() {
  return <VerificationUpload title={t('wallet.title')} top={<WalletTabs />} />;
}
