import { Transactions } from '#features/wallet/records/Transactions.tsx';
import { WalletTop } from './WalletTop.tsx';

/** The transactions with the filters in a sheet. The picture of the week stands above the list. */
export default function TransactionsScreen() {
  return <Transactions filters="sheet" top={<WalletTop summary={false} />} />;
}
