import { SnapshotMissingError, StoreFailure, StoreUnavailableError } from '#store/errors.ts';
import { TransportFailure } from './envelope.ts';

/**
 * The failure that is answered for an error: 404 for a missing snapshot, 503 for other failures of the store.
 * @param world the view of the call; after a change through it, "nothing was done" would be wrong
 */
export function toFailure(
  error: unknown,
  world?: { readonly hasChanged: boolean },
): TransportFailure | undefined {
  if (error instanceof TransportFailure) return error;
  if (!(error instanceof StoreFailure)) return undefined;
  const reason = error instanceof SnapshotMissingError ? 'callUnknown' : 'unavailable';
  const isPartlyDone = error instanceof StoreUnavailableError && world?.hasChanged === true;
  const { message } = isPartlyDone ? error.afterChange() : error;
  return new TransportFailure(reason, { message });
}
