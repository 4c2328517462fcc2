import type { Page } from '@playwright/test';
import { listFiles } from '../support/built-files.ts';
import { expect, isPhone, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/],
});

/** Addresses in the worker's cache. */
function cachedNow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Addresses that the page has loaded and the worker should cache. */
function loadedNow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(assets|content|static)\//.test(path)),
  );
}

/** Addresses in the cache after it contains all that the lobby has loaded. */
async function cachedFiles(page: Page): Promise<string[]> {
  await expect
    .poll(async () => (await loadedNow(page)).filter((path) => path.startsWith('/content/games/')).length)
    .toBeGreaterThan(5);
  await expect
    .poll(async () => {
      const [loaded, keeps] = [await loadedNow(page), await cachedNow(page)];
      return loaded.filter((path) => !keeps.includes(path));
    })
    .toEqual([]);
  return cachedNow(page);
}

test('caches what the first visit loads after the worker starts', async ({ open, context, request }) => {
  const page = await open('/lobby/home?entry=pwa');
  // spec 0-03, 0-04, 1-05
  await test.step('has a manifest with its name that starts in the lobby', async () => {
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await request.get(href ?? '')).json()) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: 'Tara Slots',
      lang: 'en-PK',
      start_url: '/lobby/home?entry=pwa',
      display: 'standalone',
    });
    const icons = manifest['icons'] as { src: string }[];
    for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const early = await cachedFiles(page);
  // Screens are prefetched, pictures are not.
  const later = async () =>
    (await cachedNow(page)).filter((path) => path.startsWith('/content/games/') && !early.includes(path));
  await page.getByRole('tab', { name: 'Fish' }).click();
  await expect.poll(later).not.toEqual([]);
  await page.getByRole('tab', { name: 'Home' }).click();
  // spec 1-05, 2.5-38
  await test.step('opens the lobby offline after a visit', async () => {
    await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
    await cachedFiles(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
    const hero = page.getByRole('link', { name: 'Play Peacock Palace' }).locator('img');
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await context.setOffline(false);
  });
});

// spec 2.4-08
test('opens a screen offline that was never visited', async ({ open, context, request, world }) => {
  const page = await open('/lobby/home', 'player');
  const list = `/lazy-${isPhone(page) ? 'mobile' : 'desktop'}.json`;
  const files = (await (await request.get(list)).json()) as string[];
  const foreign = listFiles(isPhone(page) ? 'desktop' : 'mobile');
  expect(files.filter((file) => foreign.includes(file.slice(1)))).toEqual([]);
  await expect
    .poll(async () => {
      const keeps = await cachedNow(page);
      return files.filter((file) => !keeps.includes(file));
    })
    .toEqual([]);
  // The first visit runs without the worker.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Slots' }).click();
  await expect(
    page
      .getByRole('tabpanel', { name: 'Slots' })
      .getByRole('link', { name: /^Play / })
      .first(),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Wallet|Member/ })
    .click();
  await expect(page.getByText(isPhone(page) ? 'Pay with' : 'Safebox').first()).toBeVisible();
  await context.setOffline(false);

  await test.step('caches no other layout, no API answer, and the security policy of the page', async () => {
    const paths = await cachedNow(page);
    const own = listFiles(isPhone(page) ? 'mobile' : 'desktop');
    expect(paths.filter((path) => own.includes(path.slice(1)))).not.toEqual([]);
    expect(paths.filter((path) => foreign.includes(path.slice(1)))).toEqual([]);
    expect(paths.filter((path) => /^\/(app|w|__|docs)/.test(path))).toEqual([]);
    const about = await page.goto(world.url('/about'));
    expect(about?.fromServiceWorker()).toBe(true);
    expect(about?.headers()['content-security-policy']).toContain("script-src 'self'");
    const docs = await page.goto('/openapi.json');
    expect(docs?.fromServiceWorker()).toBe(false);
  });
});
