import { Navigate, useParams } from 'react-router-dom';
import { href } from '#routing/layout.ts';
import { lazyScreen } from '#routing/lazy-screen.ts';

// Neither carries the other.
const DepositScreen = lazyScreen(() => import('./DepositScreen.tsx'));
const WithdrawScreen = lazyScreen(() => import('./WithdrawScreen.tsx'));

/** The wallets of a phone: deposit and withdrawal; any other address than the two leads to the deposit. */
export default function WalletsScreen() {
  const { id } = useParams();
  if (id === 'withdraw') return <WithdrawScreen />;
  return id === 'deposit' ? <DepositScreen /> : <Navigate to={href('wallets', { id: 'deposit' })} replace />;
}
