import type { Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { expect, test } from '../support/test.ts';

interface Change {
  /** After what the view changes. */
  after: string;
  path: string;
  act: (page: Page, world: MockWorld) => Promise<void>;
  heading: string;
}

/** Views that change in place: the pressed button goes with the old view. */
const changes: readonly Change[] = [
  {
    after: 'a page has loaded when tried again',
    path: '/profile/task',
    async act(page, world) {
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await world.clearFaults();
      await retry.press('Enter');
    },
    heading: 'Your tasks',
  },
  {
    after: 'a filter without records is removed',
    path: '/record/transaction?kind=deposit&status=3',
    async act(page) {
      await page.getByRole('button', { name: 'Show all' }).press('Enter');
    },
    heading: 'Transactions',
  },
  {
    after: 'a step of the verification has ended',
    path: '/withdrawal/kyc',
    async act(page) {
      await page.getByLabel('Full name').fill('Amina Khan');
      await page.getByLabel('ID number').fill('35202-1234567-8');
      await page.getByLabel('Date of birth').fill('1990-05-17');
      await page.getByLabel('Address').fill('House 4, Street 2, Lahore');
      await page.getByRole('button', { name: /^Next/ }).press('Enter');
    },
    heading: 'Verify identity',
  },
];

for (const { after, path, act, heading } of changes) {
  test(`moves the focus to a heading after ${after}`, async ({ open, world, expectedErrors }) => {
    if (path === '/profile/task') {
      expectedErrors.push(/503/);
      await world.fault({ operationId: 'getTaskUser', httpStatus: 503 });
    }
    const page = await open(path, 'player');
    await act(page, world);
    await expect(page.locator(':focus')).toHaveText(heading);
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  });
}
