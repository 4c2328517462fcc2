import { expect, test } from '../support/test.ts';
import { addPictures, decide, fillDetails } from '../support/verification.ts';

const PASSWORD = 'tara1234';

test.beforeEach(async ({ world }) => {
  await world.config({ kycAfterMs: null });
});

test('verifies during a withdrawal and keeps its amount', async ({ open, world }) => {
  await world.reset({ scenario: 'withdraw-ready', config: { kycAfterMs: null, withdrawalDayMs: null } });
  const page = await open('/lobby/wallets/withdraw', 'player');
  await page.getByLabel('Amount', { exact: true }).fill('321');
  await page.getByLabel('Safebox password').fill(PASSWORD);
  // Another device removes the verification.
  await world.patchPlayer({ hasKyc: false });
  await page.getByRole('button', { name: /^Withdraw Rs/ }).click();
  // A toast, because the requirements replace the form.
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await expect(toasts.getByText('Verify your identity first, then you can withdraw.')).toBeVisible();
  const requirements = page.getByRole('list', { name: 'Before your first withdrawal' }).getByRole('listitem');
  await expect(requirements.filter({ hasText: 'Verify who you are' })).toContainText('Missing');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Verify identity', exact: true }).last().click();
  await expect(page).toHaveURL(/\/withdrawal\/kyc\?from=/);
  await fillDetails(page);
  const send = page.getByRole('button', { name: 'Send for review' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await addPictures(page);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  await expect(page.getByText('35202-*******-8')).toBeVisible();
  expect(await world.calls('addKyc')).toBe(1);

  await page.getByRole('link', { name: 'Back to the wallet' }).click();
  await expect(requirements.filter({ hasText: 'Verify who you are' })).toContainText('Under review');
  await decide(world);
  await page.reload();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('321');
});
