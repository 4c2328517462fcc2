import type { Data } from '@tara/sdk';
import { useClaimQueue, type ClaimQueue } from '#shared/claims/claim-queue.ts';

const PATH = '/app/v1/actInviteUserExchange';

/** A round has one claim, and its call has no id. */
export const POT = 0;

const call = {
  bodyOf: () => ({}),
  idOf: () => POT,
  itemsOf: ({ propList }: Data<typeof PATH>) => propList,
};

/**
 * Exchanges the pot. After a rejection the page reads the round again (spec 8).
 * @param refresh reads the round again
 */
export function usePotExchange(refresh: () => void): ClaimQueue {
  return useClaimQueue(PATH, { ...call, onRefused: refresh });
}
