import { Transactions } from '#features/wallet/records/Transactions.tsx';
import { WalletTop } from './WalletTop.tsx';

/** The transactions with the filters in view. */
export default function TransactionsScreen() {
  return <Transactions filters="open" top={<WalletTop />} />;
}
