import type { Action } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServiceWorker } from '#app/service-worker.ts';
import { reloadFromNetwork } from '#lib/reload.ts';
import { loadToaster } from '#ui/toast/toast.ts';
import { chooseLayout } from './layout.ts';
import { clearToasts, toasts } from './toasts.ts';

/** A worker that records its messages. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = new FakeWorker();
  update = vi.fn<() => Promise<void>>(async () => undefined);
  unregister = vi.fn<() => Promise<boolean>>(async () => true);
  /** Installs a new version. */
  arrive(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.waiting = worker;
    worker.become('installed');
    return worker;
  }
}

class FakeContainer extends EventTarget {
  controller: object | null = {};
  registration = new FakeRegistration();
  register = vi.fn<(file: string) => Promise<FakeRegistration>>(async () => this.registration);
  getRegistration = vi.fn<() => Promise<FakeRegistration | undefined>>(async () => this.registration);
  get ready() {
    return Promise.resolve(this.registration);
  }
}

let workers: FakeContainer;
const reload = vi.fn<() => void>();

/** The offers made so far, once the toaster is loaded. */
async function offers() {
  await loadToaster();
  return toasts().filter(({ title }) => title === 'A new version is ready.');
}

async function accept() {
  const action = (await offers())[0]?.action as Action | undefined;
  action?.onClick({} as Parameters<Action['onClick']>[0]);
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = new FakeContainer();
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { serviceWorker: workers }),
  );
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  clearToasts();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('new version', () => {
  it('is offered once it is installed, and activated only when the player accepts', async () => {
    await startServiceWorker();
    expect(await offers()).toEqual([]);
    const worker = workers.registration.arrive();
    expect(await offers()).toHaveLength(1);
    expect(worker.messages).toEqual([]);
    await accept();
    expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is offered immediately if it waits since an earlier visit', async () => {
    workers.registration.waiting = new FakeWorker();
    await startServiceWorker();
    expect(await offers()).toHaveLength(1);
    await accept();
    expect(workers.registration.waiting.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  });

  it('does not reload the page when another tab has activated it', async () => {
    await startServiceWorker();
    workers.registration.arrive();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is checked every hour while the page stays open', async () => {
    await startServiceWorker();
    workers.registration.update.mockRejectedValueOnce(new TypeError('offline'));
    await vi.advanceTimersByTimeAsync(3 * 60 * 60 * 1000);
    expect(workers.registration.update).toHaveBeenCalledTimes(3);
  });
});

/** The options of the observer, and a function that makes it report. */
let observed: PerformanceObserverInit | undefined;
let report: (names: string[]) => void;
class FakeObserver {
  constructor(private readonly callback: PerformanceObserverCallback) {}
  observe(options: PerformanceObserverInit) {
    observed = options;
    report = (names) => {
      const entries = names.map((name) => ({ name }) as PerformanceEntry);
      const list: PerformanceObserverEntryList = {
        getEntries: () => entries,
        getEntriesByName: () => [],
        getEntriesByType: () => [],
      };
      this.callback(list, this as unknown as PerformanceObserver);
    };
  }
}

describe('first visit', () => {
  const resources = [
    'http://localhost:3000/assets/index-1.js',
    'http://localhost:3000/content/games/1001.webp',
    'http://localhost:3000/static/avatar/avatar_0.png',
    'http://localhost:3000/app/v1/anonymous/appConfig',
    'http://localhost:3000/w/x/app/v1/online',
    'https://other.example/assets/x.js',
  ];

  beforeEach(() => {
    workers.controller = null;
    vi.stubGlobal('location', new URL('http://localhost:3000/lobby/home'));
    vi.stubGlobal('PerformanceObserver', FakeObserver);
  });

  it('passes the loaded files to the worker, and nothing else', async () => {
    await startServiceWorker();
    expect(observed).toEqual({ type: 'resource', buffered: true });
    report(resources);
    expect(workers.registration.active?.messages).toEqual([
      { type: 'CACHE_URLS', payload: { urlsToCache: resources.slice(0, 3) } },
    ]);
  });

  it('passes files that load after the worker, too', async () => {
    await startServiceWorker();
    report(resources);
    report(['http://localhost:3000/w/x/app/v1/refreshData']);
    report(['http://localhost:3000/content/games/1002.webp']);
    expect(workers.registration.active?.messages.slice(1)).toEqual([
      { type: 'CACHE_URLS', payload: { urlsToCache: ['http://localhost:3000/content/games/1002.webp'] } },
    ]);
  });

  it('offers nothing, as its worker replaces none', async () => {
    await startServiceWorker();
    workers.registration.arrive();
    expect(await offers()).toEqual([]);
  });
});

it('a later visit passes nothing, as the worker has seen all files', async () => {
  await startServiceWorker();
  expect(workers.registration.active?.messages).toEqual([]);
});

describe('screens of the layout', () => {
  const files = ['/assets/later-1.js', '/assets/later-1.css'];
  const lists = vi.fn<(url: string) => Promise<Response>>(async () => Response.json(files));

  async function messagesTo(connection?: object) {
    vi.stubGlobal('fetch', lists);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection }));
    chooseLayout('mobile');
    await startServiceWorker();
    await vi.advanceTimersByTimeAsync(20_000);
    return workers.registration.active?.messages;
  }

  it('are cached once the page is idle', async () => {
    expect(await messagesTo()).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache: files } }]);
    expect(lists).toHaveBeenCalledWith('/lazy-mobile.json');
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'are not cached on a slow connection or with saved data: %j',
    async (connection) => {
      expect(await messagesTo(connection)).toEqual([]);
    },
  );
});

it('a browser that rejects the worker keeps everything else', async () => {
  workers.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await expect(startServiceWorker()).resolves.toBeUndefined();
  expect(await offers()).toEqual([]);
});

describe('reload from the network', () => {
  it('unregisters the worker first, which would answer with its cached page', async () => {
    await reloadFromNetwork();
    expect(workers.registration.unregister).toHaveBeenCalledBefore(reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ['there is no worker', () => workers.getRegistration.mockResolvedValue(undefined)],
    ['the browser blocks it', () => workers.getRegistration.mockRejectedValue(new DOMException('denied'))],
    [
      'it cannot be removed',
      () => workers.registration.unregister.mockRejectedValue(new DOMException('denied')),
    ],
  ])('happens even if %s', async (_, prepare) => {
    prepare();
    await reloadFromNetwork();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('happens if the browser has no workers', async () => {
    vi.unstubAllGlobals();
    expect('serviceWorker' in navigator).toBe(false);
    await reloadFromNetwork();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
