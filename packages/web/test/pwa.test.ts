// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pwaOptions } from '../vite/pwa.ts';
import { packagesPath } from './sources.ts';

const manifest = pwaOptions.manifest || {};
const workbox = pwaOptions.workbox ?? {};

/** Size of a PNG file. */
function getSize(file: string): string {
  const bytes = readFileSync(packagesPath(`web/public${file}`));
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('manifest (spec 1, 3)', () => {
  // spec 1-05, 3-115
  it('names the site and its start address', () => {
    expect(manifest).toMatchObject({
      name: 'Tara Slots',
      lang: 'en-PK',
      start_url: '/lobby/home?entry=pwa',
      scope: '/',
      display: 'standalone',
      theme_color: '#0e1748',
    });
  });

  // spec 9-04, 9-05
  it('has the brand and one neutral sentence for shares, the same as its own description', () => {
    const page = readFileSync(packagesPath('web/index.html'), 'utf8');
    const meta = (name: string) =>
      new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(page)?.[1];
    expect(meta('og:title')).toBe('Tara Slots');
    expect(meta('description')).toMatch(/^[^.]+\.$/);
    expect(meta('og:description')).toBe(meta('description'));
  });

  it('has the theme colour of the page', () => {
    const page = readFileSync(packagesPath('web/index.html'), 'utf8');
    expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
  });

  it.each((manifest.icons ?? []).map(({ src, sizes }) => [src, sizes]))(
    'has an icon %s of %s',
    (src, sizes) => {
      expect(getSize(src)).toBe(sizes);
    },
  );

  it('has a small, a large and a maskable icon', () => {
    const icons = (manifest.icons ?? []).map(({ sizes, purpose }) => `${sizes} ${String(purpose)}`);
    expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  });
});

describe('precache of the service worker', () => {
  it('contains the start files of both layouts, but no file of one layout', () => {
    expect(workbox.globPatterns).toEqual([
      'index.html',
      'favicon.svg',
      'assets/{index,start,vendor}-*.{js,css}',
      'assets/changa-*.woff2',
    ]);
  });

  it('contains the page under its address, which has the security headers', async () => {
    const [transform] = workbox.manifestTransforms ?? [];
    const entries = ['index.html', 'assets/vendor-1.js'].map((url) => ({ url, revision: 'r', size: 1 }));
    const { manifest: precached } = (await transform?.(entries)) ?? { manifest: [] };
    expect(precached.map(({ url }) => url)).toEqual(['/', 'assets/vendor-1.js']);
    expect(workbox.navigateFallback).toBe('/');
  });
});

describe('opened address', () => {
  const isScreen = (path: string) =>
    !(workbox.navigateFallbackDenylist ?? []).some((entry) => entry.test(path));

  it.each([
    '/',
    '/lobby/home',
    '/lobby/home?entry=pwa',
    '/apkdownload',
    '/about',
    '/wallets',
    '/activity/spin',
    '/withdrawal/record',
    '/start?gameId=1001',
    '/profile/agree/terms-of-use',
    '/no/such/page',
  ])('%s is answered with the cached page', (path) => {
    expect(isScreen(path)).toBe(true);
  });

  it.each([
    '/app/v1/online',
    '/w/team-7/app/v1/online',
    '/w/team-7/__pay/R1',
    '/__mock/health',
    '/__games/slots?gameId=1',
    '/__pay/R1',
    '/content/games/1001.webp',
    '/assets/index-1.js',
    '/docs',
    '/docs?x=1',
    '/openapi.json',
    '/static/avatar/avatar_0.png',
    '/icons/192.png',
  ])('%s is sent to the server', (path) => {
    expect(isScreen(path)).toBe(false);
  });
});

describe('request of the page', () => {
  /** Name of the cache that answers a request; null for the network. */
  function getCache(address: string, origin = 'https://tara.example'): string | null {
    const url = new URL(address, origin);
    const rule = (workbox.runtimeCaching ?? []).find(
      ({ urlPattern }) =>
        typeof urlPattern === 'function' &&
        urlPattern({
          url,
          sameOrigin: url.origin === 'https://tara.example',
          request: new Request(url),
          event: {} as never,
        }),
    );
    return rule ? `${JSON.stringify(rule.handler)} ${rule.options?.cacheName ?? ''}` : null;
  }

  it.each([
    ['/assets/LoginScreen-1a2b.js', '"CacheFirst" assets'],
    ['/assets/coin-pk-1a2b.svg', '"CacheFirst" assets'],
    ['/content/games/1001.webp', '"StaleWhileRevalidate" content'],
    ['/content/videos/truck.webp', '"StaleWhileRevalidate" content'],
    ['/static/avatar/avatar_3.png', '"StaleWhileRevalidate" content'],
    ['/icons/192.png', '"StaleWhileRevalidate" content'],
    ['/content/videos/truck.mp4', null],
    ['/app/v1/anonymous/appConfig', null],
    ['/w/team-7/app/v1/online', null],
    ['/w/team-7/content/games/1001.webp', null],
    ['/__mock/health', null],
    ['/__games/slots/main.js', null],
    ['/__pay/R1', null],
    ['/openapi.json', null],
    ['/sw.js', null],
    ['https://other.example/assets/x.js', null],
    ['https://other.example/content/x.webp', null],
  ])('for %s is answered by %s', (address, cache) => {
    expect(getCache(address)).toBe(cache);
  });

  it('is cached only with a complete answer, which any caller receives', () => {
    for (const { options } of workbox.runtimeCaching ?? []) {
      expect(options?.cacheableResponse?.statuses).toEqual([200]);
      expect(options?.matchOptions).toEqual({ ignoreVary: true });
      expect(options?.expiration?.maxEntries).toBeGreaterThan(0);
    }
  });
});

it('the build adds nothing to the page that needs another content security policy', () => {
  expect(pwaOptions.injectRegister).toBe(false);
  expect(pwaOptions.registerType).toBe('prompt');
  expect(workbox.inlineWorkboxRuntime).toBe(true);
});
