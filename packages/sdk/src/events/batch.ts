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
