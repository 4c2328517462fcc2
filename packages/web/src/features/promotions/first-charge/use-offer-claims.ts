import type { Body, Data } from '@tara/sdk';
import { useClaimQueue, type ClaimQueue } from '#shared/claims/claim-queue.ts';
import { useConfig } from '#api/config.ts';
import { failureOf } from '#api/failure.ts';
import { toast } from '#ui/toast/toast.ts';

const PATH = '/app/v1/appRechargeBonusCollection9Receive';

const call = {
  bodyOf: (propId: number) => ({ propId }),
  idOf: ({ propId }: Partial<Body<typeof PATH>>) => propId,
  itemsOf: ({ propList }: Data<typeof PATH>) => propList,
};

const NO_PROPS = {};

/**
 * Claims the bought items one by one. A rejected claim shows its message and reads the page again (spec 8).
 * @param refresh reads it again
 */
export function useOfferClaims(refresh: () => void): ClaimQueue {
  const props = useConfig()?.web.appPropConfigMap ?? NO_PROPS;
  return useClaimQueue(PATH, {
    ...call,
    props,
    onRefused(error) {
      const { text } = failureOf(error);
      if (text !== null) toast.error(text);
      refresh();
    },
  });
}
