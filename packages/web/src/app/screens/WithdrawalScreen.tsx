import { Navigate, useParams } from 'react-router-dom';
import { lazyPart } from '#lib/lazy-part.ts';
import { href } from '#routing/layout.ts';

const SafeboxPassword = lazyPart(() => import('#features/wallet/safebox/SafeboxPassword.tsx'));
const Verification = lazyPart(() => import('#features/wallet/verification/Verification.tsx'));
const VerificationUpload = lazyPart(() => import('#features/wallet/verification/VerificationUpload.tsx'));
const Orders = lazyPart(() => import('#features/wallet/withdraw/Orders.tsx'));

/** The pages of withdrawals by name (spec 2.2): orders, verification and safebox password. */
export default function WithdrawalScreen() {
  const { name = '' } = useParams();
  if (name === 'record') return <Orders />;
  if (name === 'kyc') return <Verification />;
  if (name === 'kycUpload') return <VerificationUpload />;
  if (name === 'password') return <SafeboxPassword />;
  return <Navigate to={href('withdrawal', { name: 'record' })} replace />;
}
