import type { Locator, Page } from '@playwright/test';
import { FULL } from '../support/layouts.ts';
import { expect, isPhone, test } from '../support/test.ts';

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

const scrollTop = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-scroller]')].find((box) => box.getClientRects().length > 0)
        ?.scrollTop ?? 0,
  );

test(
  'shows every digit of the balance at any width and text size',
  { tag: '@phone' },
  async ({ open, page, world }) => {
    const balances = [
      { coin: 100_000, whole: '1,000.00' },
      { coin: 1_248_050, whole: '12,480.50' },
      { coin: 123_456_789, whole: '1,234,567.89' },
      { coin: 9_999_999_999, whole: '99,999,999.99' },
      { coin: 1_234_700_000_000, whole: '12,347,000,000.00' },
    ];
    // Amounts in crore have the longest unit.
    await page.addInitScript(() => localStorage.setItem('tara.numbers', JSON.stringify({ style: 'lakh' })));
    for (const { coin, whole } of balances) {
      await world.patchPlayer({ coin });
      await open('/lobby/home?layout=mobile', 'player');
      const amount = page.locator('[data-fits]').first();
      await expect(amount).toContainText(whole);
      for (const width of FULL ? [320, 360, 375, 390, 430] : [320, 390]) {
        await page.setViewportSize({ width, height: 740 });
        for (const size of ['100%', '200%']) {
          await page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize;
          }, size);
          const cut = () => amount.evaluate((box) => box.scrollWidth - box.clientWidth);
          await expect.poll(cut, { message: `${whole} at ${width} px, text ${size}` }).toBeLessThanOrEqual(0);
        }
        await page.evaluate(() => document.documentElement.removeAttribute('style'));
        // Millions fit completely; only longer balances are shortened.
        if (coin < 1_000_000_000) await expect(amount.getByText(whole)).toBeVisible();
      }
    }
  },
);

test('shows a whole row of games on the first screen', async ({ open, page }) => {
  const sizes = isPhone(page)
    ? [
        { width: 390, height: 844 },
        { width: 360, height: 740 },
      ]
    : [{ width: 1440, height: 900 }];
  // A player who has played sees the last games first, others the popular ones.
  for (const [as, list] of [
    ['visitor', 'Popular games'],
    ['player', 'Continue playing'],
  ] as const)
    for (const size of sizes) {
      await page.setViewportSize(size);
      await open('/lobby/home', as);
      const tile = page.getByRole('list', { name: list }).getByRole('listitem').first();
      await expect(tile).toBeVisible();
      await expect(page.getByRole('list', { name: 'Rewards' })).toBeVisible();
      const floor = isPhone(page)
        ? (await boxOf(page.getByRole('navigation', { name: 'Main' }))).y
        : size.height;
      const bottom = async () => {
        const { y, height } = await boxOf(tile);
        return y + height;
      };
      await expect
        .poll(bottom, { message: `${list}, ${size.width} x ${size.height}` })
        .toBeLessThanOrEqual(floor);
    }
});

test('shows all games after one tap, and badges where the title does not say the same', async ({ open }) => {
  const page = await open('/lobby/home');
  const popular = page.getByRole('list', { name: 'Popular games' });
  await expect(popular.getByRole('article')).toHaveCount(15);
  await expect(popular.getByText('HOT')).toHaveCount(0);
  await page.getByRole('button', { name: 'All 120' }).click();
  const all = page.getByRole('list', { name: 'All games' });
  await expect(page.getByRole('heading', { name: '120 games' })).toBeVisible();
  await expect(all.getByText('HOT').first()).toBeVisible();
  await all.evaluate((list) => list.closest('[data-scroller]')?.scrollTo(0, 100_000));
  await expect(all.getByRole('listitem').last()).toHaveAttribute('aria-posinset', '120');
  await page.getByRole('tab', { name: 'Home' }).click();
  await expect(popular.getByRole('article')).toHaveCount(15);
});

test('shows the text of an offer beside its picture, with large dots', async ({ open, page }) => {
  await open('/lobby/home');
  const widths = isPhone(page) ? [320, 360, 390, 430] : [640, 800, 1024, 1440, 1920, 2560];
  const slide = page.getByRole('group', { name: /^1 of / });
  // The static offer is replaced when the carousel has loaded.
  const pause = page.getByRole('button', { name: /offers$/ });
  await expect(pause).toBeVisible();
  const shape = () =>
    slide.evaluate((hero) => {
      const { x, width, bottom } = hero.getBoundingClientRect();
      const words = hero.querySelector('a > span')?.getBoundingClientRect();
      return { width, bottom, share: words ? (words.right - x) / width : Number.NaN };
    });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // The object of every picture is to the right of that.
    await expect
      .poll(async () => (await shape()).share, { message: `${width} px` })
      .toBeLessThanOrEqual(0.58);
    expect((await shape()).width).toBeGreaterThanOrEqual(280);
  }
  await page.setViewportSize(isPhone(page) ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  const dot = await boxOf(page.getByRole('button', { name: 'Show offer 2' }));
  expect(Math.min(dot.width, dot.height)).toBeGreaterThanOrEqual(44);
  const below = async () => {
    const key = await boxOf(pause);
    return key.y + key.height / 2 - (await shape()).bottom;
  };
  await expect.poll(below).toBeGreaterThan(0);
});

test('shows the deposit button and a large balance on the desktop', { tag: '@desktop' }, async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  const slide = page.getByRole('group', { name: /^1 of / });
  await expect(slide.getByText('See the offer')).toBeVisible();
  // Query again: the carousel replaces the static offer.
  const size = () =>
    slide.getByText('+300').evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize));
  await expect.poll(size).toBeGreaterThan(84);
});

test('scrolls a new page by keyboard', async ({ open }) => {
  for (const path of ['/lobby/home', '/terms-of-use']) {
    const page = await open(path);
    const overflow = () =>
      page
        .locator('[data-scroller]')
        .last()
        .evaluate((box) => box.scrollHeight - box.clientHeight);
    await expect.poll(overflow).toBeGreaterThan(200);
    // Pressed again, because Chromium may drop a key during its scroll animation.
    await expect(async () => {
      await page.keyboard.press('PageDown');
      expect(await scrollTop(page)).toBeGreaterThan(100);
    }).toPass();
    await expect(async () => {
      await page.keyboard.press('Home');
      expect(await scrollTop(page)).toBe(0);
    }).toPass();
  }
});

test('starts at the top of the page with the first Tab', { tag: '@desktop' }, async ({ open }) => {
  const page = await open('/lobby/home');
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('does not nest landmarks', async ({ open, world }) => {
  const page = await open('/start?gameId=1002', 'player');
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
  await page.goto(world.url('/lobby/home'));
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  if (!isPhone(page)) await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('marks a game in maintenance', async ({ open }) => {
  const page = await open('/lobby/home');
  await expect(
    page.getByRole('button', { name: /^Owl O’Clock, under maintenance\. Back at / }),
  ).toBeVisible();
});

test('restores the scroll position of home', async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  // The played game is also in the row to continue, as soon as the player has been read again.
  const tile = page
    .getByRole('list', { name: 'Popular games' })
    .getByRole('link', { name: 'Play Elephant Express' });
  await tile.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(100);
  await tile.click();
  await expect(page).toHaveURL(/\/start/);
  await page.goBack();
  await expect(tile).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('scrolls to the top by the button, which then disappears', { tag: '@phone' }, async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  const up = page.getByRole('button', { name: 'Back to top' });
  await expect(up).toBeHidden();
  await page
    .locator('[data-scroller]')
    .first()
    .evaluate((box) => box.scrollTo(0, 600));
  await up.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(up).toBeHidden();
});

test('shows the last button of a list clear of the spin tab', { tag: '@phone' }, async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  await page.getByRole('tab', { name: 'All' }).click();
  const last = page.locator('li[aria-posinset="120"]');
  await expect(async () => {
    await page
      .locator('[data-scroller]')
      .first()
      .evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  await last.getByRole('button', { name: /^About/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'shows the menu as a rail, then as a drawer, with all tabs in reach',
  { tag: '@desktop' },
  async ({ open }) => {
    const page = await open('/lobby/home', 'player');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(9);
    for (const width of [1440, 1024, 800, 720, 640, 400]) {
      await page.setViewportSize({ width, height: 700 });
      for (const tab of await tabs.all()) {
        const box = await boxOf(tab);
        expect(box.x + box.width, `${(await tab.textContent()) ?? ''} at ${width}`).toBeLessThanOrEqual(
          width,
        );
      }
    }
    await page.setViewportSize({ width: 1024, height: 700 });
    const rail = page.getByRole('navigation', { name: 'Main' });
    expect((await boxOf(rail)).width).toBeLessThan(100);
    await rail.getByRole('link', { name: 'Games' }).click();
    await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 640, height: 700 });
    await expect(rail).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main' });
    await expect(drawer.getByRole('link', { name: 'Add funds' })).toBeVisible();
    await drawer.getByRole('link', { name: 'Home' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/lobby\/home/);
  },
);

test('shows studio and return to player of a game under the mouse', { tag: '@desktop' }, async ({ open }) => {
  const page = await open('/lobby/home');
  const tile = page.getByRole('article').filter({ hasText: 'Peacock' });
  const note = tile.locator('a > span').filter({ hasText: 'Return to player 95.64 %' });
  await expect(note).toHaveCSS('opacity', '0');
  await tile.hover();
  await expect(note).toHaveCSS('opacity', '1');
  await expect(tile.getByText('Gehra Games')).toBeVisible();
});

test('shows no unavailable offers in green mode', async ({ open, world }) => {
  await world.reset({ scenario: 'green' });
  const page = await open('/lobby/home');
  await page.getByRole('button', { name: 'I am 21 or older' }).click();
  await expect(page.getByText('Play for fun')).toBeAttached();
  await expect(page.getByText('Set limits', { exact: false })).toHaveCount(0);
  await expect(page.getByText('Bind your number')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Spin/ }).first()).toBeVisible();
});

test('shows selection and outlines of controls in forced colours and with more contrast', async ({
  open,
}) => {
  const page = await open('/lobby/home', 'player');
  const chosen = page.getByRole('tab', { selected: true });
  const other = page.getByRole('tab', { selected: false }).first();
  const faint = await other.evaluate((tab) => getComputedStyle(tab).color);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(chosen).toHaveCSS('outline-width', '3px');
  await expect(other).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('link', { name: /^(Deposit|Add funds)/ }).first()).toHaveCSS(
    'outline-style',
    'solid',
  );
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await expect(other).not.toHaveCSS('color', faint);
});
