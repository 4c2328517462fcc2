import { WalletSummary } from '#shared/wallet/WalletSummary.tsx';
import { WalletTabs } from './WalletTabs.tsx';

/** The top of the pages with the player's money: the tabs of the wallet and the sums. */
export function WalletTop() {
  return (
    <>
      <WalletTabs />
      <WalletSummary />
    </>
  );
}
