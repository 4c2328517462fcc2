import { vi } from 'vitest';

/** Lets time pass at once, for the client and the server alike, until `vi.restoreAllMocks()`. */
export function elapse(ms: number): void {
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}
