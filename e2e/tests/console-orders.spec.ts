import { asPlayer, DEPOSIT, openConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('settles, pays, expires and fails deposits, each with its outcome', async ({ page, world, request }) => {
  await world.config({ settleAfterMs: null });
  for (const [amount, rechargeType] of [
    [50_000, 1],
    [60_000, 2],
    [70_000, 2],
    [80_000, 1],
  ])
    await asPlayer({ world, request }, 'recharge3', { ...DEPOSIT, amount, rechargeType });
  await openConsole(page, world, 'orders');
  const getRow = (amount: string) => page.getByRole('row').filter({ hasText: amount });
  const open = async (amount: string) => {
    await getRow(amount).getByRole('button', { name: 'Other outcome…' }).click();
    return page.getByRole('dialog');
  };
  await getRow('500.00').getByRole('button', { name: 'Settle' }).click();
  await expect(getRow('500.00')).toContainText('done');
  expect(await world.player()).toMatchObject({ coin: 1_800_00 });

  const pay = await open('600.00');
  await pay.getByLabel(/^Amount/).fill('10.00');
  await pay.getByRole('button', { name: 'Pay' }).click();
  await expect(getRow('600.00').first()).toContainText('Only 10.00 of 600.00 arrived.');

  await (await open('700.00')).getByRole('button', { name: 'Expire' }).click();
  await expect(getRow('700.00')).toContainText('expired');

  const transfer = await open('800.00');
  await transfer.getByRole('button', { name: 'Expire' }).click();
  await expect(transfer.getByRole('alert')).toContainText(/\S/);
  await transfer.getByLabel(/^Reason/).fill('The bank is closed.');
  await transfer.getByRole('button', { name: 'Fail' }).click();
  await expect(getRow('800.00')).toContainText('The bank is closed.');

  await getRow('700.00').getByRole('button', { name: 'Pay late…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay' }).click();
  await expect(getRow('700.00')).toContainText('too late');
  await page.getByLabel('Show only waiting orders').check();
  await expect(page.getByText('No order waits.')).toBeVisible();
});
