const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|::1)$/;

/**
 * The control API hands out sessions and balances, so without a token it is available on the loopback address alone.
 * @throws {Error} if a server would be exposed without a token
 */
export function requireSafeExposure(host: string, controlToken: string | undefined): void {
  if (LOOPBACK.test(host.replace(/^\[(.*)\]$/, '$1')) || (controlToken ?? '') !== '') return;
  throw new Error(`on the address ${host} the control API requires a token: add --control-token`);
}
