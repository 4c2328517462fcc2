/**
 * What is used of a browser's `Storage`. Spelled out, so that a program without the types of the DOM compiles.
 */
export interface BrowserStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
