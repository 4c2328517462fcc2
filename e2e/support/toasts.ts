import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Records the text of each toast from the next page load on: a toast vanishes after two seconds, so a test on a busy
 * machine may look too late.
 */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const toasts = new Set<string>();
    Object.assign(window, { toasts });
    const record = () => {
      for (const { textContent } of document.querySelectorAll('[data-sonner-toast]')) toasts.add(textContent);
    };
    new MutationObserver(record).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Waits until a toast with the text has been shown. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const recorded = () => page.evaluate(() => [...(window as unknown as { toasts: Set<string> }).toasts]);
  await expect.poll(recorded).toContainEqual(expect.stringContaining(text));
}
