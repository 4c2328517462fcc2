import type { Page } from '@playwright/test';
import { makePaidDeposit } from '../support/seasons.ts';
import { expect, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGE = '/activity/christmas';

const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const daysOf = (page: Page) => page.getByRole('list', { name: 'Days of Christmas' }).getByRole('listitem');
const stepOf = (page: Page, reward: string) =>
  page
    .getByRole('list', { name: 'Rewards for opened boxes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: reward, exact: true }) });
const signButton = (page: Page) => page.getByRole('button', { name: /^Check in today/ });
const openButton = (page: Page) => page.getByRole('button', { name: /^Open a box/ });

async function takes(page: Page, what: RegExp): Promise<void> {
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(what);
  await receiptOf(page).getByRole('button', { name: 'OK' }).click();
  await expect(receiptOf(page)).toBeHidden();
}

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'christmas', seed: 7 });
});

test('gives a box for a check-in and a reward for opened boxes', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^13d/);
  await expect(page.getByRole('heading', { name: 'No boxes to open' })).toBeVisible();
  await expect(daysOf(page).first()).toContainText('Today');
  await signButton(page).dblclick();
  await takes(page, /Coins.*\+2\.00/);
  await expect(page.getByText('1 check-in')).toBeVisible();
  await expect(daysOf(page).first()).toContainText('Claimed');
  await expect(daysOf(page).nth(1)).toContainText('Next');
  expect(await world.calls('appChristmasUserSign')).toBe(1);
  expect((await world.player())['coin']).toBe(1_002_00);

  await openButton(page).dblclick();
  await takes(page, /.+/);
  await expect(page.getByRole('heading', { name: '1 box opened' })).toBeVisible();
  await expect(page.getByText('Checked in')).toBeVisible();
  await expect(openButton(page)).toHaveCount(0);
  expect(await world.calls('appChristmasUserOpen')).toBe(1);

  await makePaidDeposit(world, 500_00);
  await page.reload();
  for (const opened of [2, 3]) {
    await openButton(page).click();
    await takes(page, /.+/);
    await expect(page.getByRole('heading', { name: `${opened} boxes opened` })).toBeVisible();
  }
  await stepOf(page, '10.00 coins')
    .getByRole('button', { name: /^Claim/ })
    .click();
  await takes(page, /Coins.*\+10\.00/);
  await expect(stepOf(page, '10.00 coins')).toContainText('Claimed');
  await expect(page.getByText('Next reward in 5 boxes')).toBeVisible();
});

test('keeps the snow stopped', async ({ open }) => {
  const page = await open(PAGE, 'player');
  await page.getByRole('button', { name: 'Stop the snow' }).click();
  await expect(page.getByRole('button', { name: 'Start the snow' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Start the snow' }).click();
  await expect(page.getByRole('button', { name: 'Stop the snow' })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows no snow and no button to stop it', async ({ open }) => {
    const page = await open(PAGE, 'player');
    await expect(signButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop the snow' })).toHaveCount(0);
  });
});
