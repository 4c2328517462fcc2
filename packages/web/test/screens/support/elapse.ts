import { onTestFinished, vi } from 'vitest';

/** Lets time pass at once, for the client and the server alike, until the test ends. */
export function elapse(ms: number): void {
  const { now } = Date;
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
  onTestFinished(() => {
    spy.mockRestore();
  });
}
