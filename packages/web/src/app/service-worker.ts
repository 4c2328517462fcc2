import { t } from '#messages/update.ts';
import { hideMissingPictures } from '#lib/pictures.ts';
import { currentLayout } from '#routing/layout.ts';
import { toast } from '#ui/toast/toast.ts';

/** How often an open page checks for a new version, in ms. */
const CHECK_MS = 60 * 60 * 1000;

/** Posts a message to a worker; both messages are workbox's. */
function post(worker: ServiceWorker | null, type: string, payload?: object): void {
  worker?.postMessage({ type, payload }, []);
}

/** Offers a waiting version. It is never forced: a game may be running. */
function offer(registration: ServiceWorkerRegistration): void {
  toast.info(t('update.ready'), {
    stays: true,
    action: {
      label: t('update.reload'),
      onClick() {
        navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
          once: true,
        });
        post(registration.waiting, 'SKIP_WAITING');
      },
    },
  });
}

/** The loaded resources that the worker caches. */
function cachedFiles(entries: PerformanceEntryList): string[] {
  return entries
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === window.location.origin && /^\/(assets|content|static)\//.test(pathname),
    )
    .map(({ href }) => href);
}

/**
 * Sends the worker the resources of a visit that started without it: those loaded so far and those that load later, for
 * example pictures on a slow phone.
 */
function activateWaiting(worker: ServiceWorker | null): void {
  new PerformanceObserver((seen) => {
    const urlsToCache = cachedFiles(seen.getEntries());
    if (urlsToCache.length > 0) post(worker, 'CACHE_URLS', { urlsToCache });
  }).observe({ type: 'resource', buffered: true });
}

/** Files of the later screens of this layout; the build writes the list (vite/lazy-files.ts). */
async function lazyFiles(): Promise<string[]> {
  const answer = await fetch(`/lazy-${currentLayout()}.json`);
  const files: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

/** Whether the device saves data or is too slow for prefetching. */
function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

function idle(run: () => void) {
  return 'requestIdleCallback' in window
    ? window.requestIdleCallback(run, { timeout: 10_000 })
    : setTimeout(run, 2000);
}

/**
 * Lets the worker cache every screen of this layout, so that each works offline. Cached files are not fetched again.
 */
function cacheScreens(worker: ServiceWorker | null): void {
  if (savesData()) return;
  idle(() => {
    lazyFiles().then(
      (urlsToCache) => urlsToCache.length > 0 && post(worker, 'CACHE_URLS', { urlsToCache }),
      () => undefined,
    );
  });
}

/** Registers the service worker (vite/pwa.ts). If the browser refuses, the site works without offline support. */
export async function startServiceWorker(): Promise<void> {
  hideMissingPictures();
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  if (registration.waiting && workers.controller) offer(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first worker activates immediately, since it replaces none.
      if (installing.state === 'installed' && workers.controller) offer(registration);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_MS);
  void workers.ready.then(({ active }) => cacheScreens(active));
  if (workers.controller) return;
  // The first visit loads without the worker. Send the list of its resources.
  activateWaiting((await workers.ready).active);
}
