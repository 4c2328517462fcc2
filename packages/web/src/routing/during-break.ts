/** The pages that play, sell or advertise, by their path in either layout. */
const PAUSED =
  /(?<!\/rule)\/(?:home|games|search|start|favorites|rewards|reward|activity|task|points|vip|notice|apkdownload)(?![^/?])|\/wallets\/deposit(?!.*[?&]order=)/;

/**
 * Whether a page is closed during a break of this device: games, draws, offers, promotional news and new deposits. The
 * wallet, the account, mail, rules and customer service stay open.
 * @param to path or link
 */
export function isPaused(to: string): boolean {
  return PAUSED.test(to);
}
