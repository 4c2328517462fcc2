import { Navigate, useParams } from 'react-router-dom';
import { lazyPart } from '#lib/lazy-part.ts';
import { href } from '#routing/layout.ts';

// Separate chunks.
const DepositScreen = lazyPart(() => import('./DepositScreen.tsx'));
const WithdrawScreen = lazyPart(() => import('./WithdrawScreen.tsx'));

/** The wallets of the desktop: deposit and withdrawal; unknown addresses show the deposit. */
export default function WalletsScreen() {
  const { id } = useParams();
  if (id === 'withdraw') return <WithdrawScreen />;
  return id === 'deposit' ? <DepositScreen /> : <Navigate to={href('wallets', { id: 'deposit' })} replace />;
}
