import { Transactions } from '#features/wallet/records/Transactions.tsx';
import { WalletTop } from './WalletTop.tsx';

/** The orders as tables. */
export default function TransactionsScreen() {
  return <Transactions asTable top={<WalletTop orders={false} />} />;
}
