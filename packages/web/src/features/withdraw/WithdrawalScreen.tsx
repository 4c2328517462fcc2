import { Navigate, useParams } from 'react-router-dom';
import { UnfinishedScreen } from '#features/unfinished/index.ts';
import { href } from '#routing/layout.ts';
import { Orders } from './Orders.tsx';

/** What belongs to withdrawals, by name (spec 2.2): the orders, and the requirements, whose screens are still being built. */
export default function WithdrawalScreen() {
  const { name = '' } = useParams();
  if (name === 'record') return <Orders />;
  if (['password', 'kyc', 'kycUpload'].includes(name)) return <UnfinishedScreen />;
  return <Navigate to={href('withdrawal', { name: 'record' })} replace />;
}
