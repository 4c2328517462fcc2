import { KycStatus, type Data, type GameUser, type UserInfo } from '@tara/sdk';
import { knownValue } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { hasFailed } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { useKyc } from '#shared/kyc/use-kyc.ts';
import { t } from '#messages/verification.ts';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { Screen } from '#ui/frame.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import type { VerificationProps } from './VerificationPage.tsx';
import shared from './verification.module.css';

export interface KnownProps {
  user: UserInfo;
  gameUser: GameUser;
  kyc: Data<'kyc'>;
}

/** Renders with the status of the verification, which may change elsewhere. */
export function KycStatusQuery({
  title,
  top,
  children,
}: VerificationProps & { children: (known: KnownProps) => ReactNode }) {
  const player = usePlayer();
  const query = useKyc();
  const { data: kyc } = query;
  if (player && kyc) return children({ user: player.user, gameUser: player.gameUser, kyc });
  return (
    <Screen title={title ?? t('verification.title')}>
      {top}
      {player && hasFailed(query) ? (
        <QueryError query={query} title={t('verification.failed')} />
      ) : (
        <ConfigMissing
          waiting={
            <SkeletonGroup className={`stack card-desktop gap-5 ${shared.board}`}>
              <Skeleton height={320} />
            </SkeletonGroup>
          }
        />
      )}
    </Screen>
  );
}

/** Unknown states count as under review: the player does not start again. */
export function getStatus({ kycStatus }: KnownProps['kyc']) {
  return knownValue(KycStatus, kycStatus, KycStatus.pending);
}
