import type { Data } from '@tara/sdk';
import type { PlainPath } from '#api/call.ts';
import { useApiQuery } from '#api/query.ts';

/** The query of an activity and its number of claims. */
export interface ClaimableQuery {
  path: PlainPath;
  /** Counts what can be claimed or drawn, from an answer of the call. */
  claimable: (answer: unknown) => number;
}

/**
 * Defines the query of an activity.
 * @param path of the call
 * @param claimable counts what can be claimed or drawn
 */
export function claimableQuery<P extends PlainPath>(
  path: P,
  claimable: (answer: Data<P>) => number,
): ClaimableQuery {
  // Path and answer match here; the type of the registry's row cannot express that.
  return { path, claimable: (answer) => claimable(answer as Data<P>) };
}

/** How much of an activity can be claimed now; 0 until the answer arrives. */
export function useClaimable({ path, claimable }: ClaimableQuery): number {
  const { data } = useApiQuery(path, {});
  return data ? claimable(data) : 0;
}
