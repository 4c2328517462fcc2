import { Withdraw } from '#features/wallet/withdraw/Withdraw.tsx';
import { t } from '#messages/wallet.ts';
import { WalletTop } from './WalletTop.tsx';

/** The withdrawal as a page of the desktop's wallet, with the total beside the steps. */
export default function WithdrawScreen() {
  return <Withdraw title={t('wallet.title')} top={<WalletTop />} total="beside" />;
}
