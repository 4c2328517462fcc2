import { onTestFinished } from 'vitest';

/** Moves the time forward for the client and the server until the test ends; several calls add up. */
export function elapse(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
  onTestFinished(() => {
    Date.now = now;
  });
}
