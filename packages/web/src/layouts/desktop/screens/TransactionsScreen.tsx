import { Transactions } from '#features/wallet/records/Transactions.tsx';

/** The orders as tables. */
export default function TransactionsScreen() {
  return <Transactions asTable />;
}
