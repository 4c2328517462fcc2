import { describe, expect, it } from 'vitest';
import { shareTargets } from '@tara/sdk/rules';

describe('the addresses for sharing a link', () => {
  const link = 'https://tara.example/?outValue=A&B=ü#top';

  it('lead to the networks with the whole link', () => {
    const targets = shareTargets(link, 'Come & play');
    expect(targets.map(({ id, url }) => [id, new URL(url).host])).toEqual([
      ['whatsapp', 'wa.me'],
      ['facebook', 'www.facebook.com'],
      ['telegram', 't.me'],
      ['twitter', 'twitter.com'],
    ]);
    const queries = targets.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(queries).toEqual([
      { text: `Come & play ${link}` },
      { u: link },
      { url: link, text: 'Come & play' },
      { url: link, text: 'Come & play' },
    ]);
  });
});
