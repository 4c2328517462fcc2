import { expect, test } from '../support/test.ts';

const PAGE = '/apkdownload';
const h5 = { downloadType: 2, downloadUrl: '/docs', url: '' } as const;

// spec 2.2-096, 2.5-58, 9-07, 9-41, 9-42
test('offers bonus, steps and download of the app, and copies the invite code first @phone', async ({
  open,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.config({ h5 });
  const page = await open(PAGE, 'player');
  await expect(page.getByText(/get 20 (rupees|pesos|baht) more/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tap Install' })).toBeVisible();
  await expect(page.getByText('Your invite code is copied first')).toBeVisible();
  await page.getByRole('button', { name: 'Download the app' }).click();
  await expect(page).toHaveURL(/\/docs/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/outValue=\w+/);
});
