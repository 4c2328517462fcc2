/**
 * The share link: home url and its query in this order (spec 7.6).
 * @param home h5.url, or the page's origin
 * @param inviteCode the player's own
 * @param aid the player's, may be empty
 */
export function shareLink(home: string, inviteCode: string, aid: string): string {
  const query = new URLSearchParams([
    ['outValue', inviteCode],
    ['install_referrer', 'h5'],
    ['aid', aid],
    ['share_referrer', '8'],
  ]);
  const [address = '', ...fragment] = home.split('#');
  const link = `${address}${address.includes('?') ? '&' : '?'}${query.toString()}`;
  return [link, ...fragment].join('#');
}
