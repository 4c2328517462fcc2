/**
 * The approximate number of characters of a JSON value as text. It stops at `limit`, so large values cost little. Not
 * recursive: a body may be nested deeper than the stack allows.
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
        // Values without children, which most are, are counted directly.
        if (typeof item === 'string') size += item.length + 2;
        else if (typeof item !== 'object' || item === null) size += 4;
        else waiting.push(item);
        if (size >= limit) break;
      }
  }
  return Math.min(size, limit);
}
