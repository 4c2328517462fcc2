import { KycStatus } from '@tara/sdk';
import { useSearchParams } from 'react-router-dom';
import { Details } from './Details.tsx';
import { Refused, Verified, Waiting } from './Outcome.tsx';
import type { VerificationProps } from './VerificationPage.tsx';
import { getStatus, KycStatusQuery } from './KycStatusQuery.tsx';

/** The state of the verification, or its first step (spec 2.2, 2.3). */
export default function Verification(page: VerificationProps) {
  const [query] = useSearchParams();
  return (
    <KycStatusQuery {...page}>
      {(known) => {
        const status = getStatus(known.kyc);
        if (status === KycStatus.pending) return <Waiting {...page} {...known} />;
        if (status === KycStatus.approved) return <Verified {...page} {...known} />;
        if (status === KycStatus.rejected && query.get('step') !== 'details')
          return <Refused {...page} {...known} />;
        return <Details {...page} player={known.user.id} submitted={known.kyc.submitted} />;
      }}
    </KycStatusQuery>
  );
}
