/**
 * About how many characters a JSON value has as text. Counts no further than to `limit`, so that it costs little however
 * large the value is.
 */
export function sizeOf(value: unknown, limit: number): number {
  let size = 0;
  const count = (one: unknown): void => {
    if (size >= limit) return;
    if (typeof one === 'string') size += one.length + 2;
    else if (typeof one !== 'object' || one === null) size += 4;
    else
      for (const [key, item] of Object.entries(one)) {
        size += key.length + 3;
        count(item);
        if (size >= limit) return;
      }
  };
  count(value);
  return Math.min(size, limit);
}
