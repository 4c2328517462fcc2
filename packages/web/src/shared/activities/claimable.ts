import type { Data } from '@tara/sdk';
import type { PlainPath } from '#api/call.ts';
import { useApiQuery } from '#api/query.ts';

/** How an activity is read, and what of its answer can be claimed. */
export interface ClaimableQuery {
  path: PlainPath;
  /** How much can be claimed, or drawn, by an answer of the path's call. */
  claimable: (answer: unknown) => number;
}

/**
 * The reading of an activity.
 * @param path of the call
 * @param claimable counts what can be claimed, or drawn, by an answer
 */
export function claimableQuery<P extends PlainPath>(
  path: P,
  claimable: (answer: Data<P>) => number,
): ClaimableQuery {
  // Path and answer belong together here; in a row of the registry that is no longer to be seen.
  return { path, claimable: (answer) => claimable(answer as Data<P>) };
}

/** How much of an activity can be claimed now; 0 until its answer has come. */
export function useClaimable({ path, claimable }: ClaimableQuery): number {
  const { data } = useApiQuery(path, {});
  return data ? claimable(data) : 0;
}
