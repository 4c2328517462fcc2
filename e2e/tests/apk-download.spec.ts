import { expect, test } from '../support/test.ts';

const PAGE = '/apkdownload';
const h5 = { downloadType: 2, downloadUrl: '/docs', url: '' } as const;

test('the app page offers the bonus, the steps and the download, with the invite code copied first [2.2-096, 2.5-58, 9-07, 9-41, 9-42] @phone', async ({
  open,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.config({ h5 });
  const page = await open(PAGE, 'player');
  await expect(page.getByText(/receive 20 (rupees|pesos|baht) more/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Press Install' })).toBeVisible();
  await expect(page.getByText('Your invite code is copied first')).toBeVisible();
  await page.getByRole('button', { name: 'Download the app' }).click();
  await expect(page).toHaveURL(/\/docs/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/outValue=\w+/);
});

test('a visitor may download too @phone', async ({ open, world }) => {
  await world.config({ h5 });
  const page = await open(PAGE);
  await expect(page.getByText('Your invite code is copied first')).toHaveCount(0);
  await page.getByRole('button', { name: 'Download the app' }).click();
  await expect(page).toHaveURL(/\/docs/);
});

// The second is not an address of the web, and must lead nowhere.
for (const downloadUrl of ['', 'javascript:alert(1)']) {
  test(`without an address there is no button: "${downloadUrl}" [2.2-096, 9-06, 9-07] @phone`, async ({
    open,
    world,
  }) => {
    await world.config({ h5: { ...h5, downloadUrl } });
    const page = await open(PAGE);
    await expect(page.getByText('No app to download right now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download the app' })).toHaveCount(0);
    await page.getByRole('link', { name: 'To the games' }).click();
    await expect(page).toHaveURL(/\/lobby\/home/);
  });
}

test('a desktop has no such page [2.3-43] @desktop', async ({ open }) => {
  const page = await open(PAGE);
  await expect(page).toHaveURL(/\/lobby\/home/);
});

test('the diagnostics are no part of what players get [2.2-095]', async ({ open }) => {
  const page = await open('/test', 'player');
  await expect(page).toHaveURL(/\/lobby\/home/);
});
