import { utf8 } from '../core/utf8.ts';

/** Maximum bytes of a body: browsers limit all beacons and keepalive requests in flight together to 64 KiB. */
const BODY_BYTES_MAX = 60_000;
/** Maximum bytes of the events in a body. The rest is for the fields around them. */
export const BATCH_BYTES_MAX = BODY_BYTES_MAX - 500;

/**
 * Returns the bytes of a value as sent: its JSON in UTF-8 and a comma.
 * @param value JSON data
 */
export function countBytes(value: unknown): number {
  return utf8(JSON.stringify(value)).length + 1;
}

/**
 * Returns how many of the first entries fit into a batch; at least one if there is one.
 * @param queue oldest first, each with its bytes
 * @param max maximum number of entries
 */
export function batchLength(queue: readonly { bytes: number }[], max: number): number {
  let count = 0;
  let bytes = 0;
  for (const entry of queue) {
    bytes += entry.bytes;
    if (count > 0 && (count >= max || bytes > BATCH_BYTES_MAX)) break;
    count += 1;
  }
  return count;
}
