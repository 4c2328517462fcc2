import { onTestFinished } from 'vitest';

/** Lets time pass at once, for the client and the server alike, until the test ends; several times add up. */
export function elapse(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
  onTestFinished(() => {
    Date.now = now;
  });
}
