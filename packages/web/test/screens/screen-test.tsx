import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMockServer, type MockServer } from '@tara/mock-server';
import type { MockWorld } from '@tara/mock-server/playwright';
import { createSdk, type SdkWithCalls, withCalls } from '@tara/sdk';
import { injectFetch, storedSession, testStore } from '@tara/sdk/testing';
import { createRoot, type Root } from 'react-dom/client';
import { test as base, vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { App } from '#app/App.tsx';
import { queryClient } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { layout as desktop } from '#layouts/desktop/layout.tsx';
import { layout as mobile } from '#layouts/mobile/layout.tsx';
import { useReadNews } from '#features/content/news/read-news.ts';
import { useAgreementState } from '#features/account/auth/agreement.ts';
import { useInstallEvent } from '#app/popups/install-event.ts';
import { useKnownOpenOrders } from '#shared/open-orders/open-orders.ts';
import { useRechargeUpdate } from '#shared/recharge-update/recharge-update.ts';
import { useLocks } from '#features/wallet/safebox/lock.ts';
import { useSupportDialog } from '#shared/service/support-dialog.ts';
import { verifications } from '#features/wallet/verification/verification-state.ts';
import { useAnnouncement } from '#routing/announcer.tsx';
import type { LayoutName } from '#routing/route-map.ts';
import { useHomeTab } from '#state/home-tab.ts';
import { usePlaySession } from '#state/play-session.ts';
import { useSearchDialog } from '#state/search-dialog.ts';
import { useTabPlayer } from '#state/tab-player.ts';
import { useKeptNotices, useSessionNotices } from '#state/notices.ts';
import { useNumberStyle } from '#state/number-style.ts';
import { useSaferPlay } from '#state/safer-play.ts';
import { chooseLayout } from '../layout.ts';
import { clearToasts } from '../toasts.ts';
import { FetchingXmlHttpRequest } from './support/fetching-xml-http-request.ts';

/** One server for all files of a worker; each test has its own world. */
let started: Promise<MockServer> | undefined;
async function mockServer(): Promise<MockServer> {
  started ??= createMockServer({ passwordCost: 16 });
  return started;
}
let worlds = 0;

/** A `fetch` that calls a world of that server as if the world had no path prefix. */
async function createFetch(world: MockWorld): Promise<typeof globalThis.fetch> {
  const server = await mockServer();
  return injectFetch((request) => server.inject({ ...request, url: `/w/${world.name}${request.url}` }));
}

/** Aborts running calls when the page is left, so that their answers do not reach the page of the next test. */
function untilAborted(fetch: typeof globalThis.fetch, signal: AbortSignal): typeof globalThis.fetch {
  return async (...call) => {
    let leave = (): void => undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(new TypeError('The page was left.'));
    });
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([fetch(...call), left]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}

interface Opened {
  layout?: LayoutName;
  /** The player to sign in; `demoplayer` by default. */
  account?: string;
}

/** The opened client and its user. */
export interface Client {
  user: UserEvent;
  /** Reloads the page: the storages remain, everything else is read again. */
  reload: () => Promise<void>;
}

interface Fixtures {
  /** A world of this test only, on a mock server in this process. */
  world: MockWorld;
  /** A separate SDK in the world of the test: another device of the player. */
  otherDevice: (account?: string) => Promise<SdkWithCalls>;
  /** Renders the whole client at an address, as `main.tsx` does. */
  open: (path: string, as?: 'visitor' | 'player', options?: Opened) => Promise<Client>;
}

/** Signs a player in as another tab of the same browser does. @param facts the stored data of the player */
export async function signInOtherTab(token: string, facts: { userInfo?: unknown; gameUser?: unknown } = {}) {
  for (const [key, newValue] of Object.entries(storedSession(token, facts))) {
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }
  await vi.waitFor(() => {
    if (sdk.session.getToken() !== token) throw new Error('The player is not signed in yet.');
  }, 30_000);
}

/** Resets a store to its initial state. */
function reset<T>(store: StoreApi<T>): void {
  store.setState(store.getInitialState(), true);
}

/** Sets the estimate of the server's time back to the clock of the device: a new page has none of an earlier test. */
async function forgetServerTime(): Promise<void> {
  const headers = { date: new Date(Date.now()).toUTCString() };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, errcode: 0 }, { headers }));
  await sdk.call.lobbyTips().safe();
}

const NO_REMINDERS = { breakUntil: 0, checkMinutes: 0, deposit: null } as const;
const NO_SESSION = { openedAt: 0, checkedAt: 0, hiddenAt: 0 };
const STORED_NOTICES = { ageAccepted: false, downloadBannerClosed: false };
/** All popups and notices have been closed. */
const NOTICES_SEEN = {
  welcomeSeen: true,
  hideHomeNotice: false,
  welcomeCoins: 0,
  activityModalIds: [39, 40],
  floatingHidden: false,
};

/** Vitest's `test` with the whole client and a mock server in this process. No call of the API is stubbed. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest asks for a destructured first parameter.
  world: async ({}, provide) => {
    worlds += 1;
    const world = (await mockServer()).world(`screen-${worlds}`);
    await world.reset();
    await provide(world);
    await world.drop();
  },
  otherDevice: async ({ world }, provide) => {
    const fetch = await createFetch(world);
    await provide(async (account = 'demoplayer') =>
      withCalls(
        createSdk({
          baseUrl: 'http://mock.test',
          common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'test', platform: 0 }),
          fetch,
          store: testStore(storedSession(await world.token(account))),
        }),
      ),
    );
  },
  open: async ({ world }, provide) => {
    const page = new AbortController();
    await forgetServerTime();
    vi.stubGlobal('fetch', untilAborted(await createFetch(world), page.signal));
    vi.stubGlobal('XMLHttpRequest', FetchingXmlHttpRequest);
    const container = document.body.appendChild(document.createElement('div'));
    let root: Root | undefined;
    const show = (layout: LayoutName) => {
      queryClient.clear();
      root?.unmount();
      reset(verifications);
      reset(useLocks);
      reset(useSupportDialog);
      reset(useAnnouncement);
      root = createRoot(container);
      root.render(<App layout={layout === 'mobile' ? mobile : desktop} />);
    };
    await provide(async (path, as = 'visitor', { layout = 'mobile', account = 'demoplayer' } = {}) => {
      localStorage.clear();
      sessionStorage.clear();
      reset(useTabPlayer);
      reset(useHomeTab);
      reset(useSearchDialog);
      reset(useAgreementState);
      reset(useInstallEvent);
      reset(useRechargeUpdate);
      reset(useKnownOpenOrders);
      useReadNews.setState({ read: [] });
      useNumberStyle.setState({ style: 'million' });
      useSaferPlay.setState(NO_REMINDERS);
      usePlaySession.setState(NO_SESSION);
      useKeptNotices.setState(STORED_NOTICES);
      useSessionNotices.setState(NOTICES_SEEN);
      clearToasts();
      chooseLayout(layout);
      if (as === 'player') await signInOtherTab(await world.token(account));
      // With a key, like a page after a navigation: the entry differs from the entry of the test before.
      window.history.replaceState({ key: world.name }, '', path);
      show(layout);
      return {
        user: userEvent.setup({ delay: null }),
        reload: async () => {
          // The client handles a session that ended meanwhile.
          if (sdk.session.getSnapshot().status === 'player')
            await sdk.session.refreshProfile().catch(() => undefined);
          show(layout);
        },
      };
    });
    // A test that failed may have left fake timers on.
    vi.useRealTimers();
    root?.unmount();
    // Removes what was rendered outside of the container.
    document.body.replaceChildren();
    await sdk.session.signOut();
    page.abort();
    vi.unstubAllGlobals();
  },
});
