const keys = new WeakMap<object, number>();
let latest = 0;

/** Returns the React key of a row without an id. Rows with the same content are different rows. */
export function getRowKey(row: object): number {
  const key = keys.get(row) ?? (latest += 1);
  keys.set(row, key);
  return key;
}
