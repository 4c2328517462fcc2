import type { Page } from '@playwright/test';
import { takeReceipt } from '../support/claims.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/follow';

const rowOf = (page: Page) =>
  page.getByRole('list', { name: 'Our pages' }).getByRole('listitem').filter({ hasText: 'Facebook' });

test('completes a task by following a page and claims its reward once', async ({ open, world, context }) => {
  const page = await open(PAGE, 'player');
  const row = rowOf(page);
  const link = row.getByRole('link', { name: /^Follow/ });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await link.click();
  await (await opened).close();
  const claim = row.getByRole('button', { name: /^Claim/ });
  await claim.dblclick();
  await takeReceipt(page, /Coins.*\+3\.00/);
  await expect(row).toContainText('Claimed');
  expect(await world.calls('receiveTaskAward')).toBe(1);
  expect((await world.player())['coin']).toBe(1_003_00);
});
