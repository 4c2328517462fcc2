import { expect, isPhone, test } from '../support/test.ts';
import { rightmost } from '../support/widths.ts';

const balances = [
  { coin: 1_248_050, whole: '12,480.50' },
  { coin: 123_456_789, whole: '1,234,567.89' },
  { coin: 9_999_999_999_999, whole: '99,999,999,999.99' },
];

// spec 2.6-09
test('shows every digit of a balance in the menu of a phone, or on the member page of a desktop', async ({
  open,
  page,
  world,
}) => {
  const phone = isPhone(page);
  if (phone) await page.setViewportSize({ width: 320, height: 640 });
  await open(phone ? '/lobby/home' : '/lobby/member', 'player');
  const spills = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.num')]
        .filter((text) => text.scrollWidth > text.clientWidth && text.clientWidth > 0)
        .map((text) => text.textContent),
    );
  for (const { coin, whole } of balances) {
    await world.patchPlayer({ coin });
    await page.reload();
    await expect(page.getByText(`${whole} coins`).first()).toBeAttached();
    await expect.poll(spills).toEqual([]);
    if (phone) {
      await page.getByRole('button', { name: /^Open menu/ }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByText(whole, { exact: true })).toBeVisible();
    } else {
      await expect(page.getByRole('main').getByText(whole, { exact: true })).toBeVisible();
    }
    await expect.poll(spills).toEqual([]);
  }
});

test(
  'keeps search results within the width of the phone',
  { tag: '@phone' },
  async ({ open, page: early }) => {
    await early.setViewportSize({ width: 320, height: 640 });
    const page = await open('/search?q=ti', 'player');
    await expect(page.getByRole('link', { name: 'Play Tiger Bazaar' })).toBeVisible();
    await expect.poll(() => rightmost(page)).toBeLessThanOrEqual(320);
  },
);

// spec 2.3-44
test('shows all tabs without scrolling', { tag: '@desktop' }, async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  const tabs = page.getByRole('tablist', { name: 'Games and rewards' });
  await expect(tabs.getByRole('tab', { name: 'Games' })).toBeVisible();
  const hidden = () => tabs.evaluate((list) => list.scrollWidth - list.clientWidth);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await tabs.getByRole('tab', { name: 'Slots' }).click();
  const studios = page.getByRole('group', { name: 'Games by' });
  await expect(studios.getByRole('button').last()).toBeInViewport({ ratio: 1 });
});
