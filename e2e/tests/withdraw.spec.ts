import { expect, test } from '../support/test.ts';
import { withdraw } from '../support/withdrawals.ts';

const WITHDRAW = '/lobby/wallets/withdraw';
const PASSWORD = 'tara1234';

test('shows a waiting, a paid, and a rejected withdrawal with its coins returned', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'withdraw-ready', config: { withdrawalDayMs: null } });
  const page = await open(WITHDRAW, 'player');
  await page.getByRole('button', { name: '500', exact: true }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500');
  await expect(page.getByText(/1 to 3 business days: by \w+ \d+ \w+/)).toBeVisible();
  await page.getByLabel('Safebox password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Withdraw Rs 500' }).click();
  await expect(page).toHaveURL(/\/withdrawal\/record/);
  const orders = page.getByRole('list', { name: 'Withdrawals' }).locator('> li');
  await expect(orders).toHaveCount(1);
  await expect(orders.first()).toContainText('Rs 500.00');
  await expect(orders.first()).toContainText('Waiting');
  await expect(orders.first().locator('[aria-current="step"]')).toHaveText('In progress');
  await expect(orders.first()).toContainText('Ravi Bank •••• 1234');
  const refused = await withdraw(world, 210_00);
  await world.control('POST', `orders/${refused}/fail`, { reason: 'The name does not match.' });
  const first = (await orders.first().getByText(/^TW/).textContent()) ?? '';
  await world.settle(first.trim());
  await page.getByRole('button', { name: 'Refresh list' }).click();
  await expect(orders).toHaveCount(2);
  await expect(orders.nth(0)).toContainText(
    'The name does not match. 210.00 coins were returned to your balance.',
  );
  await expect(orders.nth(0).getByRole('link', { name: 'Check the card' })).toBeVisible();
  await expect(orders.nth(1)).toContainText('Paid');
});
