import type { Body, Data } from '@tara/sdk';
import type { PropConfigMap } from '@tara/sdk/rules';
import { readAfterRefusal, useClaimQueue, type ClaimQueue } from '#shared/claims/claim-queue.ts';

const PATH = '/app/v1/receiveTaskAward';

const call = {
  bodyOf: (taskId: number) => ({ taskId }),
  idOf: ({ taskId }: Partial<Body<typeof PATH>>) => taskId,
  itemsOf: ({ propList }: Data<typeof PATH>) => propList,
  onRefused: () => readAfterRefusal(['/app/v1/getTaskUser']),
};

/**
 * Claims rewards of tasks. A rejected claim only reads the list again (spec 8).
 * @param props appPropConfigMap of the web config
 */
export function useTaskClaims(props: PropConfigMap): ClaimQueue {
  return useClaimQueue(PATH, { ...call, props });
}
