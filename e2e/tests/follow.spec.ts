import { receiptOf, takeReceipt } from '../support/claims.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/follow';

test('following a page completes its task, whose reward is claimed here once', async ({
  open,
  world,
  context,
}) => {
  const page = await open(PAGE, 'player');
  const row = page
    .getByRole('list', { name: 'Our pages' })
    .getByRole('listitem')
    .filter({ hasText: 'Facebook' });
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

test('pages that did not load are said to have failed', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await world.fault({ operationId: 'getTaskUser', httpStatus: 503 });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('The pages did not load')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Other parts of the page read the tasks too, so that the list may come before anybody presses.
  await world.clearFaults();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Our pages' })).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
});
