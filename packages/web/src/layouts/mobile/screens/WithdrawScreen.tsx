import { Withdraw } from '#features/wallet/withdraw/Withdraw.tsx';
import { t } from '#messages/wallet.ts';
import { WalletTop } from './WalletTop.tsx';

/** The withdrawal on the phone, which slides up, with the total in the bar at the foot. */
export default function WithdrawScreen() {
  return <Withdraw title={t('wallet.withdraw')} top={<WalletTop />} total="foot" />;
}
