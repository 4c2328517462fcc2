const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|::1)$/;

/**
 * The control API gives out sessions and balances: it is open on the loopback address alone.
 * @throws {Error} when a server would offer it to others without a token.
 */
export function requireSafeExposure(host: string, controlToken: string | undefined): void {
  if (LOOPBACK.test(host.replace(/^\[(.*)\]$/, '$1')) || (controlToken ?? '') !== '') return;
  throw new Error(`on the address ${host} the control API needs a token: give --control-token`);
}
