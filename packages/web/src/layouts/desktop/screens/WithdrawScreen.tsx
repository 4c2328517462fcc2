import { Withdraw } from '#features/wallet/withdraw/Withdraw.tsx';
import { t } from '#messages/wallet.ts';
import { WalletTabs } from './WalletTabs.tsx';

/** The withdrawal of a desktop: a page of the wallet, with what is received beside the steps. */
export default function WithdrawScreen() {
  return <Withdraw title={t('wallet.title')} top={<WalletTabs />} total="beside" />;
}
