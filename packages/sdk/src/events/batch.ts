/** Browsers share 64 KiB among all beacons and keepalive requests in flight; this leaves room for the rest. */
export const BATCH_BYTES_MAX = 60_000;

const encoder = new TextEncoder();

/** Bytes of a value on the wire: JSON in UTF-8, and the comma behind it. */
export function bytesOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length + 1;
}

/** How many of the first entries make a batch: at most `max`, at most 60,000 bytes, at least one if there is one. */
export function batchLength(queue: readonly { bytes: number }[], max: number): number {
  let count = 0;
  let bytes = 0;
  while (count < queue.length && count < max) {
    bytes += queue[count]?.bytes ?? 0;
    if (count > 0 && bytes > BATCH_BYTES_MAX) break;
    count += 1;
  }
  return count;
}
