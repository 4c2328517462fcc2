/**
 * Moves the time forward for the client and the server; several calls add up. It stays there: the server's time never
 * goes back, so a client whose time did would differ from it in the next test.
 */
export function elapse(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
}
