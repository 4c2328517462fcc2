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

/** Networks that a link can be shared on by an address of theirs. */
export type ShareNetwork = 'whatsapp' | 'facebook' | 'telegram' | 'twitter';

/**
 * The addresses that open a network with a link to share.
 * @param link address that is shared
 * @param text a sentence beside it, where the network takes one
 */
export function shareTargets(link: string, text: string): { id: ShareNetwork; url: string }[] {
  const of = (address: string, query: Record<string, string>) =>
    `${address}?${new URLSearchParams(query).toString()}`;
  return [
    { id: 'whatsapp', url: of('https://wa.me/', { text: `${text} ${link}` }) },
    { id: 'facebook', url: of('https://www.facebook.com/sharer/sharer.php', { u: link }) },
    { id: 'telegram', url: of('https://t.me/share/url', { url: link, text }) },
    { id: 'twitter', url: of('https://twitter.com/intent/tweet', { url: link, text }) },
  ];
}
