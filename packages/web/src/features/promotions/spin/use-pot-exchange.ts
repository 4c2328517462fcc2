import type { Data } from '@tara/sdk';
import type { PropConfigMap } from '@tara/sdk/rules';
import { useClaimQueue, type ClaimQueue } from '#shared/claims/claim-queue.ts';

const PATH = '/app/v1/actInviteUserExchange';

/** A round has one thing to claim, and the call names none. */
export const POT = 0;

const call = {
  bodyOf: () => ({}),
  idOf: () => POT,
  itemsOf: ({ propList }: Data<typeof PATH>) => propList,
};

/**
 * Pays the pot out. A refusal is told by the page as it is read again (spec 8).
 * @param props appPropConfigMap of the web config
 * @param refresh reads the round again
 */
export function usePotExchange(props: PropConfigMap, refresh: () => void): ClaimQueue {
  return useClaimQueue(PATH, { ...call, props, onRefused: refresh });
}
