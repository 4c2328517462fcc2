import type { Page } from '@playwright/test';

/**
 * Leads the running client to an address as a link of its own would: without loading the page anew.
 * @param path path and query; that the page has of its own (world, layout) are kept
 */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const to = new URL(wanted, window.location.origin);
    for (const [name, value] of new URLSearchParams(window.location.search))
      if (name === 'world' || name === 'layout') to.searchParams.set(name, value);
    window.history.pushState({ key: String(Math.random()) }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, path);
}
