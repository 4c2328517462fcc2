import { KycStatus } from '@tara/sdk';
import { Navigate } from 'react-router-dom';
import { Pictures } from './Pictures.tsx';
import { useVerificationPaths } from './use-verification-paths.ts';
import type { VerificationProps } from './VerificationPage.tsx';
import { getStatus, KycStatusQuery } from './KycStatusQuery.tsx';

/** The step of the pictures (spec 2.2, 2.3), or the state of a sent verification. */
export default function VerificationUpload(page: VerificationProps) {
  const { start } = useVerificationPaths();
  return (
    <KycStatusQuery {...page}>
      {(known) => {
        const status = getStatus(known.kyc);
        return status === KycStatus.none || status === KycStatus.rejected ? (
          <Pictures {...page} player={known.user.id} submitted={known.kyc.submitted} />
        ) : (
          <Navigate to={start} replace />
        );
      }}
    </KycStatusQuery>
  );
}
