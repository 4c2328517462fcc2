import { useLocation } from 'react-router-dom';
import { href } from '#routing/layout.ts';
import { routeAt } from '#routing/route-at.ts';
import { useReturnPath } from '#routing/return-path.ts';

/** Addresses of the steps, in the family of the current one: a desktop has two (spec 2.2, 2.3). */
export interface VerificationPaths {
  /** The state, or the first step. */
  start: string;
  /** The first step, also after a submission. */
  details: string;
  pictures: string;
  /** The withdrawal that needs the verification. */
  back: string;
}

export function useVerificationPaths(): VerificationPaths {
  const { pathname } = useLocation();
  const { from, query } = useReturnPath();
  const direct = routeAt(pathname)?.name !== 'withdrawal';
  const start = (requested?: Record<string, string>) =>
    direct ? href('walletsKyc', undefined, requested) : href('withdrawal', { name: 'kyc' }, requested);
  return {
    start: start(query),
    details: start({ ...query, step: 'details' }),
    pictures: direct
      ? href('walletsKycUpload', undefined, query)
      : href('withdrawal', { name: 'kycUpload' }, query),
    back: from ?? href('wallets', { id: 'withdraw' }),
  };
}
