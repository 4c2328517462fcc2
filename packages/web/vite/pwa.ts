import { loadEnv, type PluginOption } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';

/** Only whole answers are kept: no pieces, and none of which nothing is known. */
const WHOLE = { statuses: [200] };
/** A file is the same for whoever asks, with an Origin header or without. */
const ANY_CALLER = { ignoreVary: true };

/** The installed site (spec 1): its manifest, and a service worker that keeps the shell and what was seen. */
export const pwaOptions: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  // Nothing changes under a player's hands: the page asks before it takes a new version over.
  registerType: 'prompt',
  // The page registers the worker itself, after loading (src/app/service-worker.ts): its policy allows no added script.
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Tara Slots',
    short_name: 'Tara Slots',
    description: 'A night bazaar of play-money games: slots, fish, cards and more.',
    lang: 'en-PK',
    dir: 'ltr',
    start_url: '/lobby/home?entry=pwa',
    scope: '/',
    display: 'standalone',
    theme_color: '#0e1748',
    background_color: '#0a0f2e',
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  includeAssets: [],
  includeManifestIcons: false,
  workbox: {
    // What both layouts start with. A layout's own files, and those of later screens, are kept when they are
    // first used: a phone never fetches the desktop's.
    globPatterns: [
      'index.html',
      'favicon.svg',
      'assets/{index,start,vendor}-*.{js,css}',
      'assets/changa-*.woff2',
    ],
    dontCacheBustURLsMatching: /^assets\//,
    // The page is kept under the address that the server sends with its security headers; the bare file has none.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/' } : entry)),
      }),
    ],
    navigateFallback: '/',
    // Addresses that are no screens of the client.
    navigateFallbackDenylist: [
      /^\/(app|w|s|oauth|content|assets|static|icons|docs)(\/|$|\?)/,
      /^\/__(mock|games|pay)(\/|$|\?)/,
      /^\/openapi\.json/,
    ],
    // What no rule names (the API, the control API, games, payments) goes to the network as without a worker.
    runtimeCaching: [
      {
        // Their names carry a hash of what they hold.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'assets',
          matchOptions: ANY_CALLER,
          cacheableResponse: WHOLE,
          // All files of a layout, about 300, and as many of an earlier version while one goes over to the next: with
          // fewer, the worker throws away screens as soon as it has fetched them.
          expiration: { maxEntries: 1000, purgeOnQuotaError: true },
        },
      },
      {
        // Pictures. Videos are asked for in pieces, which a cache cannot give.
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin &&
          /^\/(content|static|icons)\//.test(url.pathname) &&
          !/\.(mp4|webm)$/.test(url.pathname),
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'content',
          matchOptions: ANY_CALLER,
          cacheableResponse: WHOLE,
          expiration: { maxEntries: 400, purgeOnQuotaError: true },
        },
      },
    ],
    cleanupOutdatedCaches: true,
    // One file: what a worker imports would be another address to keep right.
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
};

/**
 * The service worker and the manifest, unless VITE_ENABLE_PWA is false. Then there is no manifest, and the worker
 * of an earlier build is replaced by one that takes itself and its caches away.
 */
export function pwa(root: string): PluginOption {
  const enabled = loadEnv('production', root, 'VITE_')['VITE_ENABLE_PWA'] !== 'false';
  return VitePWA(enabled ? pwaOptions : { ...pwaOptions, manifest: false, selfDestroying: true });
}
