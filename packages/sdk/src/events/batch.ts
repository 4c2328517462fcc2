/** Browsers share 64 KiB among all beacons and keepalive requests in flight; this leaves room for the rest. */
const BATCH_BYTES_MAX = 60_000;

const encoder = new TextEncoder();

/** Splits off the next batch: at most `max` events and at most 60,000 bytes of UTF-8, at least one event. */
export function takeBatch<T>(queue: readonly T[], max: number): { batch: T[]; rest: T[] } {
  let count = 0;
  let bytes = 0;
  while (count < queue.length && count < max) {
    bytes += encoder.encode(JSON.stringify(queue[count])).length + 1;
    if (count > 0 && bytes > BATCH_BYTES_MAX) break;
    count += 1;
  }
  return { batch: queue.slice(0, count), rest: queue.slice(count) };
}
