/** Encodes a value of a query, also a lone surrogate. React Native implements `URLSearchParams` only in part. */
function encode(value: string): string {
  return encodeURIComponent(value.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'));
}

/**
 * Returns the share link: home URL and its query in this order (spec 7.6).
 * @param home h5.url, or the page's origin
 * @param inviteCode invite code of the player
 * @param aid aid of the player, may be empty
 */
export function shareLink(home: string, inviteCode: string, aid: string): string {
  const query = `outValue=${encode(inviteCode)}&install_referrer=h5&aid=${encode(aid)}&share_referrer=8`;
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
  const both = `url=${encode(link)}&text=${encode(text)}`;
  return [
    { id: 'whatsapp', url: `https://wa.me/?text=${encode(`${text} ${link}`)}` },
    { id: 'facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${encode(link)}` },
    { id: 'telegram', url: `https://t.me/share/url?${both}` },
    { id: 'twitter', url: `https://twitter.com/intent/tweet?${both}` },
  ];
}
