import type { Body, Data, MoneyPath } from '@tara/sdk';
import type { RewardItem } from '@tara/sdk/rules';
import type { CallBody } from '#api/call.ts';
import type { Stale } from '#api/effects.ts';
import { readAfterRefusal, useClaimQueue, type ClaimQueue } from './claim-queue.ts';

/** How the rewards of an activity are claimed. It must be a constant of its module. */
export interface RewardCall<P extends MoneyPath> {
  path: P;
  /** The body that claims an item. */
  bodyOf: (id: number) => CallBody<P>;
  /** The item that a body claims. */
  idOf: (body: Partial<Body<P>>) => number | undefined;
  /** The rewards in an answer. */
  itemsOf: (answer: Data<P>) => readonly RewardItem[];
  /** Data to read again when the server rejects a claim. */
  stale: readonly Stale[];
}

/** The id of the item of a call without a body. */
export const SINGLE_CLAIM_ID = 1;

/** Claims rewards of an activity one after the other. A rejected claim only reads the activity again (spec 8). */
export function useRewardClaims<P extends MoneyPath>({ path, stale, ...call }: RewardCall<P>): ClaimQueue {
  return useClaimQueue(path, { ...call, onRefused: () => readAfterRefusal(stale) });
}
