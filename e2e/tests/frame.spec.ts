import type { Locator, Page } from '@playwright/test';
import { FULL } from '../support/layouts.ts';
import { expect, isPhone, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

async function getBox(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

const getScroller = (page: Page) => page.locator('[data-scroller]:visible').first();
const scrollTop = (page: Page) => getScroller(page).evaluate((box) => box.scrollTop);
const getPopular = (page: Page) => page.getByRole('list', { name: 'Popular games' });

// spec 2.5-02
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
    await open('/lobby/home?layout=mobile', 'player');
    for (const { coin, whole } of balances) {
      await world.patchPlayer({ coin });
      await page.reload();
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

/** Checks that a list of games begins on the first screen. */
async function expectFirstRow(page: Page, list: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const tile = page.getByRole('list', { name: list }).getByRole('listitem').first();
  await expect(tile).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rewards' })).toBeVisible();
  const floor = isPhone(page) ? (await getBox(page.getByRole('navigation', { name: 'Main' }))).y : height;
  const bottom = async () => {
    const box = await getBox(tile);
    return box.y + box.height;
  };
  await expect.poll(bottom, { message: `${list}, ${width} x ${height}` }).toBeLessThanOrEqual(floor);
}

/** The number of tiles in the first row of a grid. */
async function getColumns(page: Page): Promise<number> {
  const tiles = getPopular(page).getByRole('listitem');
  await expect(tiles).toHaveCount(15);
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2).length;
}

/** Checks the carousel at each width. */
async function expectOffers(page: Page): Promise<void> {
  const own = page.viewportSize() ?? { width: 0, height: 0 };
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
  await page.setViewportSize(own);
  const dot = await getBox(page.getByRole('button', { name: 'Show offer 2' }));
  expect(Math.min(dot.width, dot.height)).toBeGreaterThanOrEqual(44);
  const below = async () => {
    const key = await getBox(pause);
    return key.y + key.height / 2 - (await shape()).bottom;
  };
  await expect.poll(below).toBeGreaterThan(0);
}

test('shows home to a visitor', async ({ open }) => {
  const page = await open('/lobby/home');
  const popular = getPopular(page);
  await expect(popular.getByRole('article')).toHaveCount(15);
  await expect(page.getByRole('main')).toHaveCount(1);
  if (!isPhone(page)) {
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await test.step('starts at the top of the page with the first Tab', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    });
    // spec 2.5-39
    await test.step('shows studio and return to player of a game under the mouse', async () => {
      const tile = page.getByRole('article').filter({ hasText: 'Peacock' });
      const note = tile.locator('a > span').filter({ hasText: 'Return to player 95.64 %' });
      await expect(note).toHaveCSS('opacity', '0');
      await tile.hover();
      await expect(note).toHaveCSS('opacity', '1');
      await expect(tile.getByText('Gehra Games')).toBeVisible();
    });
  }
  // spec 2.5-19, 9-36, 9-37, 9-38
  await test.step('shows three popular games in a row on a phone, five on a desktop', async () =>
    expect(await getColumns(page)).toBe(isPhone(page) ? 3 : 5));
  // spec 2.5-41, 4-36
  await test.step('marks a game in maintenance', async () => {
    const closed = page.getByRole('button', { name: /^Owl O’Clock, under maintenance\. Back at / });
    await expect(closed).toBeVisible();
  });
  await test.step('shows a whole row of games on the first screen of a visitor', () =>
    expectFirstRow(page, 'Popular games'));
  await test.step('shows the text of an offer beside its picture, with large dots', () => expectOffers(page));
  // spec 2.5-22, 2.5-42, 2.5-43
  await test.step('shows all games after one tap, and badges where the title does not say the same', async () => {
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
});

/** Checks that the selection and the outlines of controls are visible. */
async function expectOutlines(page: Page): Promise<void> {
  const chosen = page.getByRole('tab', { selected: true });
  const other = page.getByRole('tab', { selected: false }).first();
  const faint = await other.evaluate((tab) => getComputedStyle(tab).color);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(chosen).toHaveCSS('outline-width', '3px');
  await expect(other).toHaveCSS('outline-style', 'solid');
  const deposit = page.getByRole('link', { name: /^(Deposit|Add funds)/ }).first();
  await expect(deposit).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await expect(other).not.toHaveCSS('color', faint);
  await page.emulateMedia({ forcedColors: null, contrast: null });
}

/** Checks the menu of a desktop in narrower windows. */
async function expectRailAndDrawer(page: Page): Promise<void> {
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(9);
  for (const width of [1440, 1024, 800, 720, 640, 400]) {
    await page.setViewportSize({ width, height: 700 });
    for (const tab of await tabs.all()) {
      const box = await getBox(tab);
      expect(box.x + box.width, `${(await tab.textContent()) ?? ''} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
  await page.setViewportSize({ width: 1024, height: 700 });
  const rail = page.getByRole('navigation', { name: 'Main' });
  expect((await getBox(rail)).width).toBeLessThan(100);
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
}

/** Checks what a phone does when home is scrolled. */
async function expectScrollingOfPhone(page: Page): Promise<void> {
  // spec 2.4-12, 2.4-13, 2.4-14, 9-28
  await test.step('scrolls to the top by the button, which then disappears', async () => {
    const up = page.getByRole('button', { name: 'Back to top' });
    await expect(up).toBeHidden();
    await getScroller(page).evaluate((box) => box.scrollTo(0, 900));
    const tabs = page.getByRole('tablist', { name: 'Games and rewards' });
    await test.step('keeps the tabs of home below the bar', async () => {
      await expect(tabs).toBeInViewport({ ratio: 1 });
      const top = () => tabs.evaluate((part) => part.getBoundingClientRect().top);
      const rested = await top();
      await getScroller(page).evaluate((box) => box.scrollTo(0, 1200));
      await expect.poll(top).toBe(rested);
    });
    await up.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.getByRole('region', { name: 'Offers' })).toBeInViewport();
    await expect(up).toBeHidden();
  });
  await test.step('shows the last button of a list clear of the spin tab', async () => {
    await page.getByRole('tab', { name: 'All' }).click();
    const last = page.locator('li[aria-posinset="120"]');
    // The list grows while it scrolls.
    await expect
      .poll(async () => {
        await getScroller(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
        return last.isVisible();
      })
      .toBe(true);
    await last.getByRole('button', { name: /^About/ }).click();
    const about = page.getByRole('dialog');
    await expect(about).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await page.getByRole('tab', { name: 'Home' }).click();
  });
}

test('shows home to a player', async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  await expect(getPopular(page)).toBeVisible();
  // A player who has played sees the last games first.
  await test.step('shows a whole row of games on the first screen of a player', () =>
    expectFirstRow(page, 'Continue playing'));
  await test.step('shows selection and outlines of controls in forced colours and with more contrast', () =>
    expectOutlines(page));
  if (isPhone(page)) {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFirstRow(page, 'Continue playing');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectScrollingOfPhone(page);
  } else {
    // spec 9-39, 9-40
    await test.step('shows the deposit button and a large balance on the desktop', async () => {
      const slide = page.getByRole('group', { name: /^1 of / });
      await expect(slide.getByText('See the offer')).toBeVisible();
      // Query again: the carousel replaces the static offer.
      const size = () =>
        slide.getByText('+300').evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize));
      await expect.poll(size).toBeGreaterThan(84);
    });
  }
  // spec 2.1-09, 2.2-002
  await test.step('restores the scroll position of home', async () => {
    // The played game is also in the row to continue, as soon as the player has been read again.
    const tile = getPopular(page).getByRole('link', { name: 'Play Elephant Express' });
    await tile.scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(100);
    await tile.click();
    await expect(page).toHaveURL(/\/start/);
    await test.step('does not nest landmarks', async () => {
      await expect(page.locator('iframe')).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
    });
    await page.goBack();
    await expect(tile).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(before);
  });
  if (!isPhone(page))
    // spec 2.3-48, 2.3-49, 2.5-27
    await test.step('shows the menu as a rail, then as a drawer, with all tabs in reach', () =>
      expectRailAndDrawer(page));
});

test('scrolls a new page by keyboard', { tag: '@desktop' }, async ({ open }) => {
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

test('asks for the age in green mode, without axe violations', { tag: '@phone' }, async ({ open, world }) => {
  await world.reset({ scenario: 'green' });
  const page = await open('/lobby/home');
  const accept = page.getByRole('button', { name: 'I am 21 or older' });
  await expect(accept).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // spec 2.8-09
  await test.step('shows a page with one way back after leaving at the age notice', async () => {
    await page.getByRole('button', { name: 'Leave' }).click();
    const goodbye = page.getByRole('dialog', { name: 'You have left Tara Slots' });
    await expect(goodbye).toBeVisible();
    expect(await goodbye.evaluate((part) => [part.clientWidth, part.clientHeight])).toEqual([
      page.viewportSize()?.width,
      page.viewportSize()?.height,
    ]);
    await goodbye.getByRole('button').click();
  });
  await accept.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('shows no unavailable offers in green mode', async () => {
    await expect(page.getByText('Play for fun')).toBeAttached();
    await expect(page.getByText('Set limits', { exact: false })).toHaveCount(0);
    await expect(page.getByText('Bind your number')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Spin/ }).first()).toBeVisible();
  });
  expect(await violations(page)).toEqual([]);
});
