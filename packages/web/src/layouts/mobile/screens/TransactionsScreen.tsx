import { Transactions } from '#features/wallet/records/Transactions.tsx';
import { WalletTop } from './WalletTop.tsx';

/** The orders as rows. */
export default function TransactionsScreen() {
  return <Transactions asTable={false} top={<WalletTop orders={false} />} />;
}
