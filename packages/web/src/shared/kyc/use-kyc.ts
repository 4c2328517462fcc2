import { KycStatus } from '@tara/sdk';
import { useEffect } from 'react';
import { markStale } from '#api/effects.ts';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { POLL_MS } from '#shared/open-orders/use-open-orders.ts';

/**
 * The verification of the player. During the review it is read as often as an open order, because it is decided elsewhere.
 * @param enabled whether to read it
 */
export function useKyc(enabled = true) {
  const player = usePlayer();
  const query = useApiQuery(
    'kyc',
    {},
    {
      enabled,
      refetchOnMount: 'always',
      refetchInterval: ({ state: { data } }) => (data?.kycStatus === KycStatus.pending ? POLL_MS : false),
    },
  );
  const isNews = query.data?.kycStatus === KycStatus.approved && player?.user.hasKyc === false;
  useEffect(() => {
    if (isNews) markStale(['profile', 'getExchange']);
  }, [isNews]);
  return query;
}
