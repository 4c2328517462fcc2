import { SnapshotMissingError, StoreFailure } from '#store/errors.ts';
import { TransportFailure } from './envelope.ts';

/** The failure that is answered for an error: 404 for a missing snapshot, 503 for other failures of the store. */
export function failureOf(error: unknown): TransportFailure | undefined {
  if (error instanceof TransportFailure) return error;
  if (!(error instanceof StoreFailure)) return undefined;
  const reason = error instanceof SnapshotMissingError ? 'callUnknown' : 'unavailable';
  return new TransportFailure(reason, { message: error.message });
}
