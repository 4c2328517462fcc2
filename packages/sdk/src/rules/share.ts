import { toQuery } from './query.ts';

/**
 * Returns the share link: home URL and its query in this order (spec 7.6).
 * @param home h5.url, or the page's origin
 * @param inviteCode invite code of the player
 * @param aid aid of the player, may be empty
 */
export function shareLink(home: string, inviteCode: string, aid: string): string {
  const query = toQuery({ outValue: inviteCode, install_referrer: 'h5', aid, share_referrer: '8' });
  const [address = '', ...fragment] = home.split('#');
  const link = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return [link, ...fragment].join('#');
}

/** Networks with an address for sharing a link. */
export type ShareNetwork = 'whatsapp' | 'facebook' | 'telegram' | 'twitter';

/**
 * Returns the addresses that share a link on each network.
 * @param link address to share
 * @param text a sentence for networks that accept one
 */
export function shareTargets(link: string, text: string): { id: ShareNetwork; url: string }[] {
  const of = (address: string, query: Record<string, string>) => `${address}?${toQuery(query)}`;
  return [
    { id: 'whatsapp', url: of('https://wa.me/', { text: `${text} ${link}` }) },
    { id: 'facebook', url: of('https://www.facebook.com/sharer/sharer.php', { u: link }) },
    { id: 'telegram', url: of('https://t.me/share/url', { url: link, text }) },
    { id: 'twitter', url: of('https://twitter.com/intent/tweet', { url: link, text }) },
  ];
}
