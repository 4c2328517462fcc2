import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMockServer, type MockServer } from '@tara/mock-server';
import { MockWorld } from '@tara/mock-server/vitest';
import { createSdk, type Sdk } from '@tara/sdk';
import { injectFetch, storedSession, testStore } from '@tara/sdk/testing';
import { createRoot, type Root } from 'react-dom/client';
import { test as base, vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { App } from '#app/App.tsx';
import { queryClient } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { layout as desktop } from '#layouts/desktop/layout.tsx';
import { layout as mobile } from '#layouts/mobile/layout.tsx';
import { useAgreementState } from '#features/account/auth/agreement.ts';
import { useInstallEvent } from '#app/popups/install-event.ts';
import { useRechargeUpdate } from '#shared/recharge-update/recharge-update.ts';
import { useLocks } from '#features/wallet/safebox/lock.ts';
import { useSupportDialog } from '#shared/service/support-dialog.ts';
import { verifications } from '#features/wallet/verification/verification-state.ts';
import { useAnnouncement } from '#routing/announcer.tsx';
import type { LayoutName } from '#routing/route-map.ts';
import { useHomeTab } from '#state/home-tab.ts';
import { useKeptNotices, useSessionNotices } from '#state/notices.ts';
import { chooseLayout } from '../layout.ts';
import { forgetToasts } from '../toasts.ts';
import { FetchingXmlHttpRequest } from './support/fetching-xml-http-request.ts';

/** One server for all files of a worker; each test has a world of its own. */
let started: Promise<MockServer> | undefined;
async function mockServer(): Promise<MockServer> {
  started ??= createMockServer({ passwordCost: 16 });
  return started;
}
let worlds = 0;

/** A `fetch` that calls a world of that server, whose address looks like the root to the client. */
async function fetchOf(world: MockWorld): Promise<typeof globalThis.fetch> {
  const server = await mockServer();
  return injectFetch((request) => server.inject({ ...request, url: `/w/${world.name}${request.url}` }));
}

/** Breaks calls off that are under way when the page is left: their answers would reach the page of the next test. */
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

/** A world that is steered without a socket. */
class World extends MockWorld {
  override async control<T = unknown>(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<T> {
    const server = await mockServer();
    const { statusCode, payload } = await server.inject({
      method,
      url: `/w/${this.name}/__mock/${path}`,
      ...(body === undefined ? {} : { payload: body }),
    });
    if (statusCode >= 300)
      throw new Error(`${method} ${path} of the mock answered ${statusCode}: ${payload}`);
    return (payload === '' ? undefined : JSON.parse(payload)) as T;
  }
}

interface Opened {
  layout?: LayoutName;
  /** The player who is signed in; left out, `demoplayer`. */
  account?: string;
}

/** The client in this window, and the person who uses it. */
export interface Client {
  user: UserEvent;
  /** Loads the page anew: what the storages have stays, everything else is read again. */
  reload: () => Promise<void>;
}

interface Fixtures {
  /** A world of this test alone, on a mock server in this process. */
  world: MockWorld;
  /** An SDK of its own in the test's world: another device of the player. */
  elsewhere: (account?: string) => Promise<Sdk>;
  /** Shows the whole client at an address, as `main.tsx` does. */
  open: (path: string, as?: 'visitor' | 'player', options?: Opened) => Promise<Client>;
}

/** Signs a player in as another tab of the same browser would. @param facts what is stored of the player */
export async function signInElsewhere(token: string, facts: { userInfo?: unknown; gameUser?: unknown } = {}) {
  for (const [key, newValue] of Object.entries(storedSession(token, facts))) {
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }
  await vi.waitFor(() => {
    if (sdk.session.getToken() !== token) throw new Error('The player is not signed in yet.');
  }, 30_000);
}

/** Goes back to how a store was before the first test. */
function reset<T>(store: StoreApi<T>): void {
  store.setState(store.getInitialState(), true);
}

const KEPT = { ageAccepted: false, downloadBannerClosed: false };
/** Everything that comes by itself has been closed. */
const NOTICES_SEEN = {
  welcomeSeen: true,
  hideHomeNotice: false,
  welcomeCoins: 0,
  activityModalIds: [39, 40],
};

/** Vitest's `test` with the whole client and a mock server in this process; nothing of the API is stubbed. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest asks for a destructured first parameter.
  world: async ({}, provide) => {
    worlds += 1;
    const world = new World('http://mock.test', `screen-${worlds}`);
    await world.reset();
    await provide(world);
    await world.drop();
  },
  elsewhere: async ({ world }, provide) => {
    const fetch = await fetchOf(world);
    await provide(async (account = 'demoplayer') =>
      createSdk({
        baseUrl: 'http://mock.test',
        common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'test', platform: 0 }),
        fetch,
        store: testStore(storedSession(await world.token(account))),
      }),
    );
  },
  open: async ({ world }, provide) => {
    const page = new AbortController();
    vi.stubGlobal('fetch', untilAborted(await fetchOf(world), page.signal));
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
      reset(useHomeTab);
      reset(useAgreementState);
      reset(useInstallEvent);
      reset(useRechargeUpdate);
      useKeptNotices.setState(KEPT);
      useSessionNotices.setState(NOTICES_SEEN);
      forgetToasts();
      chooseLayout(layout);
      if (as === 'player') await signInElsewhere(await world.token(account));
      // With a key, as a page has that was navigated to: it is another entry than that of the test before.
      window.history.replaceState({ key: world.name }, '', path);
      show(layout);
      return {
        user: userEvent.setup({ delay: null }),
        reload: async () => {
          // A session that ended meanwhile is for the client to tell.
          if (sdk.session.getSnapshot().status === 'player')
            await sdk.session.refreshProfile().catch(() => undefined);
          show(layout);
        },
      };
    });
    // A test that has held the timers, and failed before it let them go, is alone in that.
    vi.useRealTimers();
    root?.unmount();
    // What was rendered outside of the container goes, too.
    document.body.replaceChildren();
    await sdk.session.signOut();
    page.abort();
    vi.unstubAllGlobals();
  },
});
