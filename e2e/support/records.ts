import type { Locator, Page } from '@playwright/test';
import { isPhone } from './test.ts';

/**
 * The orders of a list: list items on the phone, table rows without the header on the desktop.
 * @param name the name of the list
 */
export function recordRows(page: Page, name: 'Deposit' | 'Withdraw'): Locator {
  if (isPhone(page)) return page.getByRole('list', { name, exact: true }).getByRole('listitem');
  const rows = page.getByRole('table', { name, exact: true }).getByRole('row');
  return rows.filter({ has: page.getByRole('rowheader') });
}
