import { expect, type Page } from '@playwright/test';

/**
 * Navigates inside the running client without a page load.
 * @param path path and query; the page's own parameters (world, layout) remain
 */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const to = new URL(wanted, window.location.origin);
    for (const [name, value] of new URLSearchParams(window.location.search))
      if (name === 'world' || name === 'layout') to.searchParams.set(name, value);
    // Like a step of the browser: `history.pushState` itself is replaced by the entries of dialogs, once they are loaded.
    History.prototype.pushState.call(window.history, { key: String(Math.random()) }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, path);
}

/**
 * Navigates like `navigate`, and waits until the heading of another screen is visible: until the code of a screen has
 * loaded, the last one remains.
 */
export async function navigateToOther(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const main of document.querySelectorAll('main')) main.dataset['last'] = '';
  });
  await navigate(page, path);
  await expect(page.locator('main:visible:not([data-last]) h1'), path).toBeVisible();
}
