import type { Page } from '@playwright/test';
import { makePaidDeposit } from '../support/seasons.ts';
import { bindMobile, callOutsidePage } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGE = '/activity/newYear';

const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const itemOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'What you have' }).getByRole('listitem').filter({ hasText: name });
const taskOf = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Daily tasks' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const launchButton = (page: Page) => page.getByRole('button', { name: /^Launch a rocket \d/ });

async function takes(page: Page, what: RegExp | RegExp[]): Promise<void> {
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(what);
  await receiptOf(page).getByRole('button', { name: 'OK' }).click();
  await expect(receiptOf(page)).toBeHidden();
}

type World = Parameters<typeof callOutsidePage>[0];

/** Gives two rockets, one draw and 50 sparks by tasks outside of the page. */
async function collectOutsidePage(world: World): Promise<void> {
  await makePaidDeposit(world, 1_000_00);
  await callOutsidePage(world, async (sdk) => {
    await sdk.post('/app/v1/appNewYearUserReceiveTask', { id: 4 });
    await sdk.post('/app/v1/appNewYearUserReceiveTask', { id: 5 });
  });
}

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'new-year', seed: 7 });
});

test('completes a task by sharing and opens its box', async ({ open, world, page: early }) => {
  await early.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await bindMobile(world);
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^13d/);
  await expect(itemOf(page, 'Boxes').getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await taskOf(page, 'Share New Year').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite friends' })).toBeVisible();
  expect(await world.calls('appNewYearUserShare')).toBe(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => world.calls('appNewYearUserShare')).toBe(1);
  await page.keyboard.press('Escape');

  await taskOf(page, 'Share New Year')
    .getByRole('button', { name: /^Claim/ })
    .dblclick();
  await takes(page, [/Spark/, /Box/]);
  await expect(taskOf(page, 'Share New Year')).toContainText('Claimed');
  expect(await world.calls('appNewYearUserReceiveTask')).toBe(1);
  await expect(page.getByRole('progressbar', { name: 'Sparks' })).toHaveAttribute(
    'aria-valuetext',
    '5 of 100 sparks',
  );

  await itemOf(page, 'Boxes').getByRole('button', { name: /^Open/ }).dblclick();
  await takes(page, /.+/);
  await expect(itemOf(page, 'Boxes')).toContainText('0');
  expect(await world.calls('appNewYearUserBoxOpen')).toBe(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows the prize of a rocket immediately', async ({ open, world, page: early }) => {
    await collectOutsidePage(world);
    await early.clock.install();
    const page = await open(PAGE, 'player');
    await launchButton(page).click();
    await page.clock.runFor(400);
    await expect(receiptOf(page)).toBeVisible();
  });
});
