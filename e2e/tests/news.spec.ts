import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

const newsOf = (page: Page) => page.getByRole('list', { name: 'News', exact: true }).getByRole('listitem');

test('a visitor reads the news in their order, and what was read is new no more', async ({ open }) => {
  const page = await open('/lobby/home');
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(newsOf(page).getByRole('heading')).toHaveText([
    '300 coins on your first deposit',
    'Spin the star wheel with friends',
    'Mango Monsoon has begun',
  ]);
  const lantern = newsOf(page).filter({ hasText: 'Spin the star wheel' });
  await expect(lantern.getByText('New', { exact: true })).toBeVisible();
  await lantern.getByRole('link').click();
  await expect(page).toHaveURL(isPhone(page) ? /\/notice\/detail\/2/ : /\/lobby\/notice\/detail\/2/);
  await expect(page.getByText('You find the wheel in the middle of the bar')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(lantern.getByText('New', { exact: true })).toHaveCount(0);
  await expect(newsOf(page).first().getByText('New', { exact: true })).toBeVisible();
  await page.reload();
  await expect(lantern).toBeVisible();
  await expect(lantern.getByText('New', { exact: true })).toHaveCount(0);
});

test('a notice leads to what it is about', async ({ open }) => {
  const page = await open('/lobby/notice', 'player');
  await newsOf(page).filter({ hasText: 'first deposit' }).getByRole('link').click();
  await page.getByRole('link', { name: 'See the offer' }).click();
  await expect(page).toHaveURL(/\/activity\/firstCharge/);
});

test('a notice of a game leads to the game', async ({ open }) => {
  const page = await open('/notice/detail/3');
  const play = page.getByRole('link', { name: 'Play now' });
  await expect(play).toHaveAttribute('href', /\/start\?gameId=1003/);
});

test('an unknown notice says so, and leads to the others', async ({ open }) => {
  const page = await open('/notice/detail/999');
  await expect(page.getByText('This news is no longer there')).toBeVisible();
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(newsOf(page)).toHaveCount(3);
});

test('a player finds the mail from the news', async ({ open }) => {
  const page = await open('/lobby/notice', 'player');
  await page.getByRole('link', { name: 'Mail, unread' }).click();
  await expect(page).toHaveURL(isPhone(page) ? /\/profile\/email/ : /\/lobby\/member/);
  await expect(page.getByRole('list', { name: 'Mail', exact: true })).toBeVisible();
});

test('the detail of a reward leads to its activity', { tag: '@phone' }, async ({ open }) => {
  const page = await open('/reward/detail/39', 'player');
  await expect(page.getByRole('heading', { name: 'First charge' })).toBeVisible();
  await page.getByRole('link', { name: 'Go there' }).click();
  await expect(page).toHaveURL(/\/activity\/firstCharge/);
});

test('an unknown reward says so', { tag: '@phone' }, async ({ open }) => {
  const page = await open('/reward/detail/999', 'player');
  await expect(page.getByText('This reward is not there')).toBeVisible();
});
