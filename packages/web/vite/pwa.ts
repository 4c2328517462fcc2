import { loadEnv, type PluginOption } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';

/** Caches complete answers only. */
const WHOLE = { statuses: [200] };
/** A file is the same with or without an Origin header. */
const ANY_CALLER = { ignoreVary: true };

/** The installed site (spec 1): its manifest, and a service worker that caches the shell and visited screens. */
export const pwaOptions: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  // The page asks before it activates a new version.
  registerType: 'prompt',
  // The page registers the worker itself after loading (src/app/service-worker.ts): its policy forbids an injected
  // script.
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
    // The files of both layouts. A layout's own files and files of later screens are cached on first use,
    // so that a phone never fetches the desktop's.
    globPatterns: [
      'index.html',
      'favicon.svg',
      'assets/{index,start,vendor}-*.{js,css}',
      'assets/changa-*.woff2',
    ],
    dontCacheBustURLsMatching: /^assets\//,
    // The page is cached under the address that the server sends with security headers; the bare file has none.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/' } : entry)),
      }),
    ],
    navigateFallback: '/',
    // Addresses that are not screens.
    navigateFallbackDenylist: [
      /^\/(app|w|s|oauth|content|assets|static|icons|docs)(\/|$|\?)/,
      /^\/__(mock|games|pay)(\/|$|\?)/,
      /^\/openapi\.json/,
    ],
    // Everything else (API, control API, games, payments) goes to the network.
    runtimeCaching: [
      {
        // File names contain a hash.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'assets',
          matchOptions: ANY_CALLER,
          cacheableResponse: WHOLE,
          // All files of a layout, about 300, and as many of a previous version during an update: with a lower limit
          // the worker would delete screens right after fetching them.
          expiration: { maxEntries: 1000, purgeOnQuotaError: true },
        },
      },
      {
        // Pictures. Videos use range requests, which a cache cannot answer.
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
    // One file: imports of a worker would be further addresses.
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
};

/**
 * The service worker and the manifest, unless VITE_ENABLE_PWA is false. Then there is no manifest, and a worker that
 * removes itself and its caches replaces the worker of an earlier build.
 */
export function pwa(root: string): PluginOption {
  const enabled = loadEnv('production', root, 'VITE_')['VITE_ENABLE_PWA'] !== 'false';
  return VitePWA(enabled ? pwaOptions : { ...pwaOptions, manifest: false, selfDestroying: true });
}
