import { utf8 } from '../core/utf8.ts';

/**
 * Maximum bytes of the events in a body. With 500 bytes for the fields around them a body has at most 60,000: browsers
 * limit all beacons and keepalive requests in flight together to 64 KiB.
 */
export const BATCH_BYTES_MAX = 59_500;

/**
 * Returns the bytes of a value as sent: its JSON in UTF-8 and a comma.
 * @param value JSON data
 */
export function countBytes(value: unknown): number {
  return utf8(JSON.stringify(value)).length + 1;
}
