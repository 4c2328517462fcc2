import { navigate } from '../support/navigate.ts';
import { expect, test } from '../support/test.ts';

test('moves the focus to the nearest heading after a page has loaded when tried again', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/503/);
  await world.fault({ operationId: 'getTaskUser', httpStatus: 503 });
  const page = await open('/profile/task', 'player');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await world.clearFaults();
  await retry.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your tasks' })).toBeFocused();
  await test.step('after a filter without records is removed', async () => {
    await navigate(page, '/record/transaction?kind=deposit&status=3');
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Transactions' })).toBeFocused();
  });
});
