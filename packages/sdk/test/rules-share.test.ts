import { describe, expect, it } from 'vitest';
import { shareTargets } from '@tara/sdk/rules';

describe('where a link is shared', () => {
  const link = 'https://tara.example/?outValue=A&B=ü#top';

  it('is an address of the network, with the link whole', () => {
    const targets = shareTargets(link, 'Come & play');
    expect(targets.map(({ id, url }) => [id, new URL(url).host])).toEqual([
      ['whatsapp', 'wa.me'],
      ['facebook', 'www.facebook.com'],
      ['telegram', 't.me'],
      ['twitter', 'twitter.com'],
    ]);
    const carried = targets.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(carried).toEqual([
      { text: `Come & play ${link}` },
      { u: link },
      { url: link, text: 'Come & play' },
      { url: link, text: 'Come & play' },
    ]);
  });
});
