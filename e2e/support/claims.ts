import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The receipt of a claim. */
export function receiptOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'You received' });
}

/** Checks the rewards of a claim and closes the receipt. */
export async function takeReceipt(page: Page, what: RegExp): Promise<void> {
  await expect(receiptOf(page).getByRole('listitem').first()).toHaveText(what);
  await receiptOf(page).getByRole('button', { name: 'OK' }).click();
  await expect(receiptOf(page)).toBeHidden();
}
