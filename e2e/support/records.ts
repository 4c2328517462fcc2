import type { Locator, Page } from '@playwright/test';

/** The rows of the transactions. */
export function recordRows(page: Page): Locator {
  return page.getByRole('list', { name: 'Transactions', exact: true }).getByRole('listitem');
}
