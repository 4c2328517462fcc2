const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|::1)$/;

/** How others may reach a server: its names and its proxies. */
interface Exposure {
  readonly names: readonly string[];
  readonly trustProxy: readonly string[];
  readonly controlToken: string | undefined;
}

/**
 * The control API hands out sessions and balances, so without a token it is available on the loopback address alone. Behind a
 * proxy others reach the server, regardless of the address it listens on.
 * @throws {Error} if a server would be exposed without a token
 */
export function requireSafeExposure({ names, trustProxy, controlToken = '' }: Exposure): void {
  const name = names.find((item) => !LOOPBACK.test(item.replace(/^\[(.*)\]$/, '$1')));
  const [proxy] = trustProxy;
  if (controlToken !== '' || (name === undefined && proxy === undefined)) return;
  const where = name === undefined ? `behind the proxy ${proxy}` : `on the address ${name}`;
  throw new Error(`${where} the control API requires a token: add --control-token`);
}
