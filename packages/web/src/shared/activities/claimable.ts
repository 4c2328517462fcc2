import type { Data } from '@tara/sdk';
import type { PlainOperation } from '#api/call.ts';
import { useApiQuery } from '#api/query.ts';

/** The query of an activity and its number of claims. */
export interface ClaimableQuery {
  operation: PlainOperation;
  /** Counts what can be claimed or drawn, from an answer of the call. */
  claimable: (answer: unknown) => number;
}

/**
 * Defines the query of an activity.
 * @param operation of the call
 * @param claimable counts what can be claimed or drawn
 */
export function claimableQuery<Op extends PlainOperation>(
  operation: Op,
  claimable: (answer: Data<Op>) => number,
): ClaimableQuery {
  // Operation and answer match here; the type of the registry's row cannot express that.
  return { operation, claimable: (answer) => claimable(answer as Data<Op>) };
}

/** How much of an activity can be claimed now; 0 until the answer arrives. */
export function useClaimable({ operation, claimable }: ClaimableQuery): number {
  const { data } = useApiQuery(operation, {});
  return data ? claimable(data) : 0;
}
