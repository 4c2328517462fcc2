import { Transactions } from '#features/wallet/records/Transactions.tsx';

/** The orders as rows. */
export default function TransactionsScreen() {
  return <Transactions asTable={false} />;
}
