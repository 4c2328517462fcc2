import { Withdraw } from '#features/wallet/withdraw/Withdraw.tsx';
import { t } from '#messages/wallet.ts';
import { WalletSwitch } from './WalletSwitch.tsx';

/** The withdrawal of a phone: it slides up as the deposit does, with what is received in the bar at the foot. */
export default function WithdrawScreen() {
  return <Withdraw title={t('wallet.withdraw')} top={<WalletSwitch />} total="foot" />;
}
