import { listFiles } from '../support/built-files.ts';
import { navigate } from '../support/navigate.ts';
import { expect, isPhone, test } from '../support/test.ts';

// spec 0-01, 2.1-04, 2.2-065, 2.3-55, 2.5-03
test('never requests a file of the other layout', async ({ open, page, world }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)));
  await open('/lobby/home', 'player');
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  const phone = isPhone(page);
  const own = listFiles(phone ? 'mobile' : 'desktop');
  await test.step('lets layout styles override shared styles', async () => {
    const order = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) =>
        new URL(href).pathname.slice(1),
      ),
    );
    const layout = order.findIndex((file) => own.includes(file));
    const base = order.findIndex((file) => file.startsWith('assets/start-'));
    expect(base).toBeGreaterThanOrEqual(0);
    expect(layout).toBeGreaterThan(base);
  });
  await page
    .getByRole('link', { name: /Add funds|Deposit/ })
    .first()
    .click();
  await expect(page.getByRole('radiogroup', { name: 'Pay with' })).toBeVisible();
  const foreign = listFiles(phone ? 'desktop' : 'mobile');
  expect(foreign.length).toBeGreaterThan(0);
  expect(requested.filter((path) => foreign.includes(path))).toEqual([]);
  // spec 2.2-095
  await test.step('does not ship the diagnostics page', async () => {
    await navigate(page, '/test');
    await expect(page).toHaveURL(/\/lobby\/home/);
  });
  // spec 0-01, 1-03, 1-04, 1-06, 2.1-05, 2.1-06, 2.1-07, 2.1-08
  await test.step('marks the page with its layout, which a query can choose', async () => {
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-layout', phone ? 'mobile' : 'desktop');
    if (phone) await expect(root).not.toHaveClass(/desktop/);
    else await expect(root).toHaveClass(/desktop/);
    await page.goto(world.url(`/lobby/home?layout=${phone ? 'desktop' : 'mobile'}`));
    await expect(root).toHaveAttribute('data-layout', phone ? 'desktop' : 'mobile');
  });
  // spec 2.3-41
  await test.step('redirects a path of the other layout', async () => {
    await page.goto(world.url('/rule/points?layout=desktop'));
    await expect(page).toHaveURL(/\/lobby\/rule\/points/);
  });
});

test('shows the first offer before the scripts in the place of the carousel', async ({ open, page }) => {
  await page.addInitScript(() => {
    const seen = window as Window & { bootHero?: number[] };
    const record = () => {
      const hero = document.querySelector('#boot-hero');
      if (hero) {
        const { left, top, width, height } = hero.getBoundingClientRect();
        seen.bootHero = [left, top, width, height];
      }
      requestAnimationFrame(record);
    };
    record();
  });
  await open('/lobby/home');
  const picture = page.getByRole('region', { name: 'Offers' }).locator('img').first();
  await expect(picture).toBeVisible();
  const recorded = await page.evaluate(() => (window as Window & { bootHero?: number[] }).bootHero);
  expect(recorded).toHaveLength(4);
  const place = async () => {
    const box = await picture.boundingBox();
    return box && [box.x, box.y, box.width, box.height].map(Math.round);
  };
  await expect.poll(place).toEqual(recorded?.map(Math.round));
});
