/**
 * Reads and writes a browser storage. Looked up at use, not at import, because a page may be barred from it; then every
 * method throws.
 * @param storage asked for at each use
 */
export function webStorage(storage: () => Storage): {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
} {
  return {
    get: (key) => storage().getItem(key),
    set: (key, value) => storage().setItem(key, value),
    remove: (key) => storage().removeItem(key),
  };
}
