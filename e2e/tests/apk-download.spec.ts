import { expect, test } from '../support/test.ts';

const PAGE = '/apkdownload';
const h5 = { downloadType: 2, downloadUrl: '/docs', url: '' } as const;

test('the app page offers the bonus, the steps and the download, with the invite code copied first @phone', async ({
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

test('home leads to the app page, unless the link is not offered, in the app and in green mode @phone', async ({
  open,
  world,
}) => {
  const page = await open('/lobby/home');
  const link = page.getByRole('link', { name: /^Get the app/ });
  await expect(link).toHaveAttribute('href', /\/apkdownload/);
  await link.click();
  await expect(page).toHaveURL(/\/apkdownload/);
  for (const config of [{ h5: { ...h5, downloadType: 0 } }, { h5, mode: 'green' }] as const) {
    await world.config(config);
    await page.goto(world.url('/lobby/home'));
    await expect(page.getByRole('main').locator('footer')).toBeVisible();
    await expect(link).toHaveCount(0);
  }
});

test('the banner at the head of home leads to the app, and stays away once it was closed @phone', async ({
  open,
  world,
}) => {
  await world.config({ h5: { ...h5, downloadType: 1 } });
  const page = await open('/lobby/home');
  const hide = page.getByRole('button', { name: 'Hide the app offer' });
  await expect(page.getByRole('link', { name: /^Get the app/ })).toHaveAttribute('href', /\/apkdownload/);
  await hide.click();
  await expect(hide).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  await expect(hide).toHaveCount(0);
});

// The second is not an address of the web, and must lead nowhere.
for (const downloadUrl of ['', 'javascript:alert(1)']) {
  test(`without an address there is no button: "${downloadUrl}" @phone`, async ({ open, world }) => {
    await world.config({ h5: { ...h5, downloadUrl } });
    const page = await open(PAGE);
    await expect(page.getByText('No app to download right now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download the app' })).toHaveCount(0);
    await page.getByRole('link', { name: 'To the games' }).click();
    await expect(page).toHaveURL(/\/lobby\/home/);
  });
}

test('a desktop has no such page @desktop', async ({ open }) => {
  const page = await open(PAGE);
  await expect(page).toHaveURL(/\/lobby\/home/);
});

test('the diagnostics are no part of what players get', async ({ open }) => {
  const page = await open('/test', 'player');
  await expect(page).toHaveURL(/\/lobby\/home/);
});
