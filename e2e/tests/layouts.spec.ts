import { filesOf } from '../support/built-files.ts';
import { expect, isPhone, test } from '../support/test.ts';

test('never requests a file of the other layout', async ({ open, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)));
  await open('/lobby/home', 'player');
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  await page
    .getByRole('link', { name: /Add funds|Deposit/ })
    .first()
    .click();
  await expect(page.getByRole('radiogroup', { name: 'Pay with' })).toBeVisible();
  const foreign = filesOf(isPhone(page) ? 'desktop' : 'mobile');
  expect(foreign.length).toBeGreaterThan(0);
  expect(requested.filter((path) => foreign.includes(path))).toEqual([]);
});

test('marks the page with its layout, which a query can choose', async ({ open, world }) => {
  const page = await open('/lobby/home');
  const phone = isPhone(page);
  await expect(page.locator('html')).toHaveAttribute('data-layout', phone ? 'mobile' : 'desktop');
  if (phone) await expect(page.locator('html')).not.toHaveClass(/desktop/);
  else await expect(page.locator('html')).toHaveClass(/desktop/);
  await page.goto(world.url(`/lobby/home?layout=${phone ? 'desktop' : 'mobile'}`));
  await expect(page.locator('html')).toHaveAttribute('data-layout', phone ? 'desktop' : 'mobile');
});

test('redirects a path of the other layout', async ({ open }) => {
  const page = await open('/rule/points');
  if (isPhone(page)) await expect(page).toHaveURL(/\/rule\/points/);
  else await expect(page).toHaveURL(/\/lobby\/rule\/points/);
});

test('lets layout styles override shared styles', async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  const order = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) =>
      new URL(href).pathname.slice(1),
    ),
  );
  const own = filesOf(isPhone(page) ? 'mobile' : 'desktop');
  const layout = order.findIndex((file) => own.includes(file));
  const base = order.findIndex((file) => file.startsWith('assets/start-'));
  expect(base).toBeGreaterThanOrEqual(0);
  expect(layout).toBeGreaterThan(base);
});
