import { Withdraw } from '#features/wallet/withdraw/Withdraw.tsx';
import { t } from '#messages/wallet.ts';
import { WalletSwitch } from './WalletSwitch.tsx';

/** The withdrawal on the phone, which slides up, with the total in the bar at the foot. */
export default function WithdrawScreen() {
  return <Withdraw title={t('wallet.withdraw')} top={<WalletSwitch />} total="foot" />;
}
