/**
 * About how many characters a JSON value has as text. Counts no further than to `limit`, so that it costs little however
 * large the value is. It does not call itself: a body may be nested deeper than there is stack.
 */
export function approximateSize(value: unknown, limit: number): number {
  let size = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && size < limit) {
    const one = waiting.pop();
    if (typeof one === 'string') size += one.length + 2;
    else if (typeof one !== 'object' || one === null) size += 4;
    else
      for (const key of Object.keys(one)) {
        size += key.length + 3;
        const item: unknown = one[key as keyof typeof one];
        // What holds no more is counted where it is found: most does.
        if (typeof item === 'string') size += item.length + 2;
        else if (typeof item !== 'object' || item === null) size += 4;
        else waiting.push(item);
        if (size >= limit) break;
      }
  }
  return Math.min(size, limit);
}
