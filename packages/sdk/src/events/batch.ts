import { utf8 } from '../core/utf8.ts';

/** Most bytes of a body: browsers share 64 KiB among all beacons and keepalive requests in flight. */
const BODY_BYTES_MAX = 60_000;
/** Most bytes of the events in it; the rest is for what is around them. */
export const BATCH_BYTES_MAX = BODY_BYTES_MAX - 500;

/**
 * Bytes of a value as sent: JSON in UTF-8, and the comma behind it.
 * @param value what JSON can carry
 */
export function bytesOf(value: unknown): number {
  return utf8(JSON.stringify(value)).length + 1;
}

/**
 * How many of the first entries make a batch: at most `max`, at most so many bytes, at least one if there is one.
 * @param queue oldest first, each with its bytes
 * @param max most entries
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
