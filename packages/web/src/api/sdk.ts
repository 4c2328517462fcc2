import { createSdk, webStore, withCalls } from '@tara/sdk';
import { APP_ID_FALLBACK, APP_VERSION, CHANNEL, CLIENT_REFERRER, Platform } from '@tara/sdk/rules';
import { build } from '#lib/build.ts';
import { adParams, afuid, isInApp, operatingSystem } from '#lib/environment.ts';
import { otherWorld } from '#lib/world.ts';
import { currentLayout } from '#routing/layout.ts';
import { fetchWithEarlyConfig } from './early-config.ts';

const world = otherWorld();

/** Prefix of all keys in browser storage. */
export const namespace = world ? `tara.${world}` : 'tara';

/** Address of the API; empty for the origin of the page. */
export const apiBase = build.apiBase + (world ? `/w/${world}` : '');

function appId(): string {
  try {
    return window.localStorage.getItem('appId') ?? APP_ID_FALLBACK;
  } catch {
    return APP_ID_FALLBACK;
  }
}

/** The device as calls with the state of the player describe it. */
export const readDevice = () => ({
  os: operatingSystem(),
  version: APP_VERSION,
  deviceModel: navigator.userAgent.slice(0, 120),
});

/** The SDK instance of the client. */
export const sdk = withCalls(
  createSdk({
    baseUrl: apiBase,
    common: () => ({
      clientReferrer: CLIENT_REFERRER,
      channel: CHANNEL,
      appId: appId(),
      platform: Platform[currentLayout()],
    }),
    store: webStore(),
    namespace,
    // A short loss of the connection, as between two networks, shows no error.
    retries: 2,
    fetch: fetchWithEarlyConfig,
    // A page over plain http in the local network has no WebCrypto.
    passwordFallback: async () => import('@tara/sdk/password-fallback'),
    device: () => ({ ...readDevice(), isBrowser: isInApp ? 0 : 1, afuid, outUrl: adParams.url }),
  }),
);

/** The server's time: milliseconds since 1970 UTC. Offers end by it, not by the device's clock. */
export const serverNow = (): number => sdk.serverNow();
