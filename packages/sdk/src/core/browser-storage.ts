/**
 * What is used of a browser's `Storage`. Spelled out, so that a program without the types of the DOM compiles.
 */
export interface BrowserStorage {
  /** How many keys there are. */
  readonly length: number;
  /** The key at a place, null behind the last. */
  key(index: number): string | null;
  /** The value, null when there is none. */
  getItem(key: string): string | null;
  /** Keeps a value. */
  setItem(key: string, value: string): void;
  /** Forgets a value. */
  removeItem(key: string): void;
}
