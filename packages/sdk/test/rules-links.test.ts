import { describe, expect, it } from 'vitest';
import {
  contactLinks,
  externalUrl,
  serviceAppLink,
  serviceEntries,
  serviceOpening,
  serviceUrl,
  shareLink,
  SOCIAL_IDS,
  socialLinks,
} from '../src/rules/index.ts';

/** Values that must never become an address. */
const hostile: readonly unknown[] = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'about:blank',
  'intent://example.com#Intent;end',
  '//example.com',
  '/lobby/home',
  'example.com',
  'https://',
  'http://[',
  '',
  ' ',
  null,
  undefined,
  7,
  {},
  ['https://example.com'],
  { href: 'https://example.com' },
];

describe('an external address', () => {
  it.each(hostile)('is never %j', (value) => {
    expect(externalUrl(value)).toBeNull();
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['HTTPS://EXAMPLE.com/Ä', 'https://example.com/%C3%84'],
    ['https://example.com/"><script>', 'https://example.com/%22%3E%3Cscript%3E'],
  ])('is %j, written as %j', (value, url) => {
    expect(externalUrl(value)).toBe(url);
  });
});

describe('an address that may be relative', () => {
  const base = 'https://tara.example/lobby/home';

  it.each([
    ['/content/app.apk', 'https://tara.example/content/app.apk'],
    ['https://other.example/app', 'https://other.example/app'],
    ['//other.example/app', 'https://other.example/app'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['', null],
    [undefined, null],
  ])('%j leads to %j', (value, url) => {
    expect(externalUrl(value, base)).toBe(url);
  });
});

describe('social links (spec 2.5)', () => {
  it('cover the seven networks', () => {
    expect(SOCIAL_IDS).toEqual([
      'facebook',
      'instagram',
      'telegram',
      'whatsapp',
      'youtube',
      'tiktok',
      'twitter',
    ]);
  });

  // spec 3-051
  it('are shown only with a known id and a valid url, in the given order', () => {
    const json = JSON.stringify([
      { id: 'telegram', url: 'https://t.example/tara' },
      { id: 'myspace', url: 'https://m.example' },
      { id: 'Facebook', url: 'https://f.example' },
      { id: 'facebook', url: '' },
      { id: 'facebook' },
      { url: 'https://x.example' },
      { id: 'twitter', url: 'javascript:alert(1)' },
      { id: 'youtube', url: 'https://y.example/' },
      { id: 1, url: 'https://y.example/' },
    ]);
    expect(socialLinks(json)).toEqual([
      { id: 'telegram', url: 'https://t.example/tara' },
      { id: 'youtube', url: 'https://y.example/' },
    ]);
  });

  it.each(['', 'null', '{}', '"text"', '7', '[', '[null,7,"x",[],true]', '<html>'])(
    'are empty for %j',
    (json) => {
      expect(socialLinks(json)).toEqual([]);
    },
  );
});

describe('customer service (spec 2.3, 9)', () => {
  it.each(hostile)('rejects the address %j', (value) => {
    expect(serviceUrl(value)).toBeNull();
  });

  it.each(['https://chat.example.com/a', 'http://a.example/', 'mailto:help@example.com', 'tel:+9230012'])(
    'accepts the address %j',
    (url) => {
      expect(serviceUrl(url)).toBe(url);
    },
  );

  const entries = [
    { url: 'https://chat.example.com/', nickname: 'Live Service' },
    { url: 'https://a.example/', nickname: 'Message us' },
    { url: 'https://b.example/' },
    { url: '', nickname: 'Empty' },
    { url: 'javascript:alert(1)', nickname: 'Click me' },
    { url: 'https://c.example/', nickname: 'customer service' },
    { url: 'https://d.example/', nickname: 'SelfService' },
  ];

  // spec 1-25
  it('lists the entries with a valid url', () => {
    expect(serviceEntries(entries).map(({ url }) => url)).toEqual([
      'https://chat.example.com/',
      'https://a.example/',
      'https://b.example/',
      'https://c.example/',
      'https://d.example/',
    ]);
  });

  // spec 2.3-62
  it('lists as contacts those without ‘Service’ in the nickname', () => {
    expect(contactLinks(entries).map(({ url }) => url)).toEqual([
      'https://a.example/',
      'https://b.example/',
      'https://c.example/',
    ]);
  });

  it.each<[string, string, boolean, ReturnType<typeof serviceOpening>]>([
    ['https://chat.example.com/tara', 'chat.example.com', false, 'widget'],
    ['https://eu.chat.example.com/tara', 'chat.example.com', false, 'widget'],
    ['https://message.example.com/', 'chat.example.com', false, 'window'],
    ['https://chat.example.com/tara', '', false, 'window'],
    ['mailto:a@chat.example.com', 'chat.example.com', false, 'window'],
    ['https://chat.example.com/tara', 'chat.example.com', true, 'app-link'],
    ['https://message.example.com/', 'chat.example.com', true, 'app-link'],
    ['javascript:alert("chat.example.com")', 'chat.example.com', false, null],
    ['javascript:alert(1)', 'chat.example.com', true, null],
    ['', 'chat.example.com', false, null],
  ])('opens %j (chat host %j, in the app: %s) as %s', (url, chatHost, inApp, way) => {
    expect(serviceOpening(url, chatHost, inApp)).toBe(way);
  });

  // spec 3-065
  it('passes url and isOut to the app, neither of which can change the link', () => {
    const link = serviceAppLink('app://service', { url: 'https://a.example/?b=c&isOut=0#d', isOut: 1 });
    expect(link).toBe('app://service?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26isOut%3D0%23d&isOut=1');
  });
});

describe('the share link (spec 7.6)', () => {
  it('has its four parameters in order', () => {
    expect(shareLink('https://tara.example/', 'TARA7Q', 'a1')).toBe(
      'https://tara.example/?outValue=TARA7Q&install_referrer=h5&aid=a1&share_referrer=8',
    );
  });

  it.each([
    [
      'https://tara.example/?lang=en',
      'https://tara.example/?lang=en&outValue=x&install_referrer=h5&aid=&share_referrer=8',
    ],
    [
      'https://tara.example/#/home',
      'https://tara.example/?outValue=x&install_referrer=h5&aid=&share_referrer=8#/home',
    ],
    [
      'https://tara.example/?a=1#b#c',
      'https://tara.example/?a=1&outValue=x&install_referrer=h5&aid=&share_referrer=8#b#c',
    ],
    ['', '?outValue=x&install_referrer=h5&aid=&share_referrer=8'],
  ])('extends the home url %j', (home, link) => {
    expect(shareLink(home, 'x', '')).toBe(link);
  });

  it('does not let a value add a parameter', () => {
    const query = new URL(shareLink('https://tara.example/', 'a&share_referrer=9', 'b=c#d e')).searchParams;
    expect([...query.keys()]).toEqual(['outValue', 'install_referrer', 'aid', 'share_referrer']);
    expect(query.get('outValue')).toBe('a&share_referrer=9');
    expect(query.get('aid')).toBe('b=c#d e');
    expect(query.get('share_referrer')).toBe('8');
  });
});
