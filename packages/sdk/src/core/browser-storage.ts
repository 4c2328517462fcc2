/** The part of a browser's `Storage` that the SDK uses. Declared here so that programs without DOM types compile. */
export interface BrowserStorage {
  /** Number of keys. */
  readonly length: number;
  /** The key at an index; null behind the last one. */
  key(index: number): string | null;
  /** The value; null if there is none. */
  getItem(key: string): string | null;
  /** Stores a value. */
  setItem(key: string, value: string): void;
  /** Removes a value. */
  removeItem(key: string): void;
}
