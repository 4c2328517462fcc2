import { t } from '#messages/update.ts';
import { hideMissingPictures } from '#lib/pictures.ts';
import { currentLayout } from '#routing/layout.ts';
import { toast } from '#ui/toast/toast.ts';

/** How often a page that stays open looks for a new version, in ms. */
const CHECK_MS = 60 * 60 * 1000;

/** Posts a message to a worker; both messages are workbox's own. */
function post(worker: ServiceWorker | null, type: string, payload?: object): void {
  worker?.postMessage({ type, payload }, []);
}

/** Offers a version that waits. It is never forced: one may be in the middle of a game. */
function offer(registration: ServiceWorkerRegistration): void {
  toast.info(t('update.ready'), {
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

/** Which of these loaded resources the worker keeps. */
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
 * Gives the worker the list of what a visit loads that runs without it: what it has loaded so far, and whatever comes later.
 * On a slow phone the pictures come long after the worker.
 */
function activateWaiting(worker: ServiceWorker | null): void {
  new PerformanceObserver((seen) => {
    const urlsToCache = cachedFiles(seen.getEntries());
    if (urlsToCache.length > 0) post(worker, 'CACHE_URLS', { urlsToCache });
  }).observe({ type: 'resource', buffered: true });
}

/** Files of the screens that come later, in the layout in use; the build writes their list (vite/lazy-files.ts). */
async function lazyFiles(): Promise<string[]> {
  const answer = await fetch(`/lazy-${currentLayout()}.json`);
  const files: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

/** Whether somebody pays for every byte, or has too thin a line to fetch ahead. */
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

/** Lets the worker keep every screen of this layout, so that each opens without a line. What it has it does not fetch. */
function cacheScreens(worker: ServiceWorker | null): void {
  if (savesData()) return;
  idle(() => {
    lazyFiles().then(
      (urlsToCache) => urlsToCache.length > 0 && post(worker, 'CACHE_URLS', { urlsToCache }),
      () => undefined,
    );
  });
}

/** Registers the service worker (vite/pwa.ts). A browser that refuses loses the installed site, nothing else. */
export async function startServiceWorker(): Promise<void> {
  hideMissingPictures();
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  if (registration.waiting && workers.controller) offer(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without one before it, it takes over by itself and replaces nothing.
      if (installing.state === 'installed' && workers.controller) offer(registration);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_MS);
  void workers.ready.then(({ active }) => cacheScreens(active));
  if (workers.controller) return;
  // The first visit is loaded without the worker: it gets the list of what to keep, so that all of it is there offline.
  activateWaiting((await workers.ready).active);
}
